//! Which notices are shown, and when a notice is announced again.

use in_a_row::{
    app::game::notices::{Notice, Notices},
    storage_error::StorageError,
};

#[test]
fn a_notice_is_shown_until_it_is_dismissed() {
    let mut notices = Notices::default();
    assert!(notices.is_empty());
    notices.show(Notice::ScoreReset);
    notices.show(Notice::Refit);
    notices.dismiss(Notice::ScoreReset);
    let shown = [Notice::ScoreReset, Notice::Refit].map(|notice| notices.is_shown(notice));
    assert_eq!(shown, [false, true]);
    assert!(!notices.is_empty());
}

#[test]
fn a_repeated_notice_counts_so_that_it_is_announced_again() {
    let mut notices = Notices::default();
    let mut times = Vec::new();
    for is_dismissed in [false, true, false] {
        notices.show(Notice::OutOfReach);
        times.push(notices.times_shown(Notice::OutOfReach));
        if is_dismissed {
            notices.dismiss(Notice::OutOfReach);
        }
    }
    assert_eq!(times, [1, 2, 3]);
    assert_eq!(notices.times_shown(Notice::Refit), 0);
}

#[test]
fn each_storage_error_is_reported_once_until_storage_has_recovered() {
    let mut notices = Notices::default();
    let full = Notice::StorageError(StorageError::Full);
    notices.show(full);
    notices.dismiss(full);
    notices.show(full);
    assert!(!notices.is_shown(full), "a person who has dismissed it knows");
    notices.show(Notice::StorageError(StorageError::Blocked));
    assert!(notices.is_shown(Notice::StorageError(StorageError::Blocked)), "another error");
    notices.forget(StorageError::Full);
    assert!(!notices.was_reported(StorageError::Full));
    notices.show(full);
    assert!(notices.is_shown(full));
}

#[test]
fn an_error_of_storage_becomes_a_notice() {
    let mut notices = Notices::default();
    assert_eq!(notices.ok(Ok(3)), Some(3));
    assert!(notices.is_empty());
    assert_eq!(notices.ok::<u8>(Err(StorageError::Newer)), None);
    assert!(notices.is_shown(Notice::StorageError(StorageError::Newer)));
}
