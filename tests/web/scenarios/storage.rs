//! Stored data, and unreadable stored data.

use component_tests::{Page, local_storage};
use in_a_row::{
    platform::storage::Store,
    session::{Setting, Tally},
    storage_error::StorageError,
    storage_keys::{self, GAME, key},
};
use js_sys::{JsString, Reflect};
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
fn saved_data_can_be_loaded() {
    local_storage().clear().expect("to clear");
    let mut store = Store::default();
    assert_eq!(store.load::<Tally>("test"), Ok(None));
    let tally = Tally { one: 1, two: 2, drawn: 3 };
    assert_eq!(store.save("test", &tally), Ok(()));
    assert_eq!(Store::default().load("test"), Ok(Some(tally)));
}

#[wasm_bindgen_test]
fn unreadable_text_is_set_aside_byte_for_byte() {
    let storage = local_storage();
    storage.clear().expect("to clear");
    let name = storage_keys::tally("3x3k3/guard");
    for (number, content) in (1..).zip(["{", "[1]", "\"1/2\""]) {
        storage.set_item(&key(&name), content).expect("to store");
        assert_eq!(Store::default().load::<Tally>(&name), Err(StorageError::SetAside));
        assert_eq!(storage.get_item(&key(&name)), Ok(None));
        let aside = key(&storage_keys::set_aside(&name, number));
        assert_eq!(storage.get_item(&aside).expect("no error").as_deref(), Some(content));
    }
}

/// The texts are garbage, other pages' data under the same keys, and data of other versions.
#[wasm_bindgen_test]
async fn unreadable_texts_are_reported_once_and_kept() {
    let storage = local_storage();
    // The page reads the thinking time of the highest level only later.
    let settings = Setting::ALL.iter().filter(|&&setting| setting != Setting::ThinkingTime);
    let mut names: Vec<_> = settings.map(|setting| setting.key().to_owned()).collect();
    names.extend([GAME.to_owned(), storage_keys::tally("3x3k3/guard")]);
    for content in [
        "",
        "\0{[ café 🎯\r\n",
        "3x3",
        "{\"cookies\":true}",
        "[1,2,3]",
        "\"tally\"",
        "17",
        "{\"version\":99,\"moves\":[\"b2\"]}",
        "\"3x3k3/guard/one/starter-is-x/b2a1/c3\"",
        "\"-1/0/0\"",
    ] {
        storage.clear().expect("to clear");
        for name in &names {
            storage.set_item(&key(name), content).expect("to store");
        }
        let page = Page::open_again();
        let is_reported =
            |page: &Page| matches!(&page.notices()[..], [one] if one.contains("set aside"));
        page.until(&format!("a notice about {content:?}"), is_reported).await;
        let cells = page.cells();
        assert!(cells.iter().all(|cell| cell.ends_with(", empty")), "{content:?}: {cells:?}");
        for name in &names {
            let aside = key(&storage_keys::set_aside(name, 1));
            let kept = storage.get_item(&aside).expect("no error");
            assert_eq!(kept.as_deref(), Some(content), "{name}");
        }
        drop(page);
        let page = Page::open_again();
        page.until("the late code", |page| page.has("#notices .notice + .notice")).await;
        assert_eq!(page.notices(), [""; 0], "{content:?} is reported again");
    }
}

/// A Rust string cannot hold half of a surrogate pair.
#[wasm_bindgen_test]
fn half_of_a_surrogate_pair_is_set_aside_unchanged() {
    let storage = local_storage();
    storage.clear().expect("to clear");
    let half = JsString::from_char_code1(0xd800);
    Reflect::set(&storage, &key(GAME).into(), &half).expect("to store");
    assert_eq!(Store::default().load::<Tally>(GAME), Err(StorageError::SetAside));
    let aside = Reflect::get(&storage, &key(&storage_keys::set_aside(GAME, 1)).into());
    assert_eq!(aside, Ok(half.into()));
}
