//! The actions of *Share*: sending, copying and saving the game on the screen.

use crate::{
    app::{
        game::{Page, link, records, settings::effective_theme, study},
        names::display,
        share::{
            drawing::{SIZE, WHOLE, linked},
            model::{
                Copied, CopyKind, Drawing, Moves, NoReplay, Picture, Replayed, ShareState,
                Variations,
            },
            replay,
            send::{copy_link, copy_text, report_result, shared_link, shown_board},
        },
        ui::elements::PICTURE,
    },
    engine::notation::Link,
    platform::{
        files,
        picture::{self as png, Image},
        share::ShareResult,
    },
    session::{
        Players, Seat, Status,
        picture::{self, Caption, Moment},
        plain,
    },
    words::{Text, phrases, text},
};

use leptos::{prelude::*, task::spawn_local};

/// The file name of the picture.
const FILE: &str = "in-a-row.png";

/// The file name of the replay.
const REPLAY_FILE: &str = "in-a-row-replay.png";

/// Prepares sending the link of the game on the screen.
pub(crate) fn prepare_link(page: Page) {
    let link = shared_link(page);
    page.ui.of::<ShareState>().update(|share| {
        // The link may be on its way already.
        let is_sending = share.is_sending;
        *share = ShareState { link, is_sending, ..ShareState::default() };
    });
}

/// Prepares *Share* for the game on the screen.
pub(crate) fn prepare_share(page: Page) {
    page.ui.of::<Variations>().set(variations(page));
    let link_is_a_seat = link::shown_link(page).is_some_and(|link| link.sent.is_some());
    let picture = picture(page, &shared_link(page));
    let has_moves =
        !page.is_arranging() && page.with_shown(|session| !session.game().moves().is_empty());
    prepare_link(page);
    page.ui.of::<ShareState>().update(|share| {
        share.link_is_a_seat = link_is_a_seat;
        share.picture = picture;
        share.has_moves = has_moves;
    });
}

/// Returns whether the link can have the variations and notes of the game on the screen. If it can, it has them.
fn variations(page: Page) -> Variations {
    let link = study::code(page).and_then(|study| (study.link_with_variations)(page));
    match link {
        None => Variations::None,
        Some(link) if link.len() > Link::LONGEST => Variations::TooLong,
        Some(_) => Variations::Included,
    }
}

/// Includes the variations in the link, or leaves them out.
pub(crate) fn switch_variations(page: Page) {
    page.ui.of::<Variations>().update(|variations| {
        *variations = match variations {
            Variations::LeftOut => Variations::Included,
            _ => Variations::LeftOut,
        };
    });
    let link = shared_link(page);
    page.ui.of::<ShareState>().update(|share| share.link = link);
}

/// Returns the picture of the game on the screen, if it is over.
fn picture(page: Page, link: &str) -> Option<Picture> {
    let is_shown =
        page.ui.game.with_untracked(|game| game.is_over() && game.mode.arranging().is_none());
    is_shown.then(|| {
        let caption = caption(page, link);
        let source = |moment| picture_of(page, &caption, moment);
        let cells = page.with_shown(picture::cells);
        Picture {
            source: source(Moment::End),
            moves: cells
                .map(|cells| Moves { sources: [Moment::Start, Moment::Moves].map(source), cells }),
            alt_text: phrases::final_board(&caption.result, &caption.game),
            can_be_shared: png::can_be_shared(),
        }
    })
}

/// Returns the address of the picture of this moment.
fn picture_of(page: Page, caption: &Caption, moment: Moment) -> String {
    let theme = effective_theme(page.ui.settings.get_untracked().look.theme);
    let svg = page.with_shown(|session| picture::svg(session, theme, caption, moment));
    // These two characters have a meaning in an address.
    let svg = svg.replace('%', "%25").replace('#', "%23");
    format!("data:image/svg+xml;charset=utf-8,{svg}")
}

/// Returns the texts in the picture.
fn caption(page: Page, link: &str) -> Caption {
    let pieces = {
        let names = display::names_untracked();
        page.ui.game.with_untracked(|game| Seat::ALL.map(|seat| game.piece(seat, names)))
    };
    page.with_shown(|session| {
        let (setup, status) = (session.setup(), session.status());
        let worn = match status {
            Status::Won(seat) => Some(pieces[seat as usize]),
            _ => None,
        };
        let name = |seat| match (setup.players, setup.players.bot(seat)) {
            (_, Some(opponent)) => phrases::strength_of(opponent, setup.rules),
            (Players::Friends, None) => phrases::piece(pieces[seat as usize]),
            (players, None) => phrases::player(players, seat).to_owned(),
        };
        Caption {
            page: text(Text::PageName).to_owned(),
            result: phrases::status(status, setup.players, worn),
            names: Seat::ALL.map(name),
            game: phrases::game_of_moves(setup.rules, session.game().moves().len()),
            link: link.to_owned(),
            layers: (0..setup.rules.shape().layers()).map(phrases::layer).collect(),
        }
    })
}

/// Passes the picture to the device's share sheet, and reports the result. Does nothing while the share sheet is open.
pub(crate) fn share_picture(page: Page) {
    if page.ui.of::<ShareState>().with_untracked(|it| it.is_sending) {
        return;
    }
    page.ui.of::<ShareState>().update(|share| share.is_sending = true);
    let png = draw_picture(page);
    spawn_local(async move {
        let sent = match png {
            Some(png) => png::share(&png, FILE).await,
            None => ShareResult::NotDrawn,
        };
        page.ui.of::<ShareState>().try_update(|share| share.is_sending = false);
        // The person who cancels sharing need not be told.
        if sent == ShareResult::CalledOff {
            page.ui.of::<ShareState>().try_update(|share| share.result.clear());
        } else {
            report_result(page, sent);
        }
    });
}

/// Saves the picture as a file, and reports the result.
pub(crate) fn save_picture(page: Page) {
    let saved = draw_picture(page).and_then(|png| files::save(&png, FILE));
    report_saved(page, saved);
}

/// Saves the game as an animated picture of its moves, and reports the result.
pub(crate) fn save_replay(page: Page) {
    let Some(game) = replayed(page) else { return };
    spawn_local(async move {
        let png = replay::animated_png(page, &game).await;
        report_replay(page, png.map(|png| files::save(&png, REPLAY_FILE)));
    });
}

/// Saves the game as a GIF of its moves, and reports the result. Messengers and forums that show no animated PNG show it.
pub(crate) fn save_gif(page: Page) {
    if let Some(game) = replayed(page) {
        records::call(page, move |records, page| (records.save_gif)(page, game));
    }
}

/// Returns the game in *Share*, if it can be replayed. While its replay is drawn, there may be another one.
fn replayed(page: Page) -> Option<Replayed> {
    page.ui.of::<ShareState>().with_untracked(|share| {
        let picture = share.picture.as_ref()?;
        Some(Replayed {
            moves: picture.moves.clone()?,
            end: picture.source.clone(),
            link: share.link.clone(),
        })
    })
}

/// Stops drawing a replay.
pub(crate) fn stop_drawing(page: Page) {
    page.ui.of::<Drawing>().update(|drawing| drawing.work.stop());
}

/// Reports whether a replay was saved, unless the person has stopped drawing it.
pub(super) fn report_replay(page: Page, saved: Result<Option<()>, NoReplay>) {
    match saved {
        Ok(saved) => report_saved(page, saved),
        Err(NoReplay::NotDrawn) => report_saved(page, None),
        Err(NoReplay::Stopped) => {}
    }
}

/// Returns the link of the game, which its pictures contain.
fn sent_link(page: Page) -> String {
    page.ui.of::<ShareState>().with_untracked(|share| share.link.clone())
}

/// Reports whether a file was saved.
fn report_saved(page: Page, saved: Option<()>) {
    let sent = saved.map_or(ShareResult::NotDrawn, |()| ShareResult::Saved);
    page.ui.of::<ShareState>().try_update(|share| share.result.say(sent));
}

/// Copies the link, or the game on the screen as text, to the clipboard, and reports the result.
pub(crate) fn copy(page: Page, what: Copied) {
    let (text, kind) = match what {
        Copied::Link => {
            let link = page.ui.of::<ShareState>().with_untracked(|it| it.link.clone());
            return spawn_local(copy_link(page, link, |_, _| ()));
        }
        Copied::Moves => {
            let moves = page.with_shown(|session| plain::moves(session.game().plies()));
            (moves, CopyKind::Moves)
        }
        Copied::Board => (shown_board(page), CopyKind::Board),
    };
    spawn_local(async move {
        copy_text(page, text, Some(kind)).await;
    });
}

/// Returns the picture in *Share* as a PNG, which contains the link of the game.
fn draw_picture(page: Page) -> Option<String> {
    let png = png::bytes_at(&Image::on_page(PICTURE)?.draw(SIZE, WHOLE)?)?;
    png::address_of(&linked(png, &sent_link(page)))
}
