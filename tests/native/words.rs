//! What people read before the program runs.

use in_a_row::words::texts;

/// The static page, which is painted before the program is there, says what the program would say.
#[test]
fn the_static_page_has_its_texts_from_the_one_module() {
    let page = include_str!("../../index.html");
    let texts = texts();
    let static_texts = [
        format!("<title>{}</title>", texts.page_title),
        format!("name=\"description\" content=\"{}\"", texts.page_description),
        format!("property=\"og:title\" content=\"{}\"", texts.page_title),
        format!(">{}</p>", texts.failed_to_start),
        format!("<noscript>{}</noscript>", texts.needs_javascript),
        format!(">{}</p>", texts.first_status),
        format!(">{}</p>", texts.framed),
        format!(">{}</a>", texts.open_in_own_tab),
    ];
    for text in static_texts {
        assert_eq!(page.matches(&text).count(), 1, "{text}");
    }
}
