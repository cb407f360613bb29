//! Draws by agreement on the board without end: who may offer one and who may agree, on one device, against the
//! computer and by link.

use in_a_row::{
    engine::{
        DrawOffer, Game, Outcome, Player, Ply,
        advice::moves_without_threat,
        bots::Opponent,
        notation::{GameId, Link, LinkError, Sender},
    },
    session::{
        Changed, Correspondence, CorrespondenceStatus, Effects, Event, Intent, OpenedLink, Players,
        QUIET_MOVES, RestoreError, Seat, Session, Setup, Starter, Status,
    },
};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

use crate::common::{at, played, rules};

const ENDLESS: &str = "endless5";

fn setup(players: Players) -> Setup {
    Setup { players, rules: rules(ENDLESS), starter: Starter::One, ..Setup::DEFAULT }
}

fn started(players: Players) -> Session {
    Session::start(setup(players), &mut random()).0
}

fn random() -> Xoshiro128PlusPlus {
    Xoshiro128PlusPlus::seed_from_u64(1)
}

fn apply(session: &mut Session, intent: Intent) -> Effects {
    session.apply(intent, &mut random())
}

/// Returns moves that are eight cells apart and threaten nothing.
fn quiet_moves(moves: usize) -> Vec<String> {
    (0..moves).map(|number| format!("r{}u0", 8 * number)).collect()
}

/// Plays these moves in turn, as the person and as the computer.
fn against_computer(cells: &[String]) -> Session {
    let mut session = started(Players::Computer(Opponent::Random));
    for pair in cells.chunks(2) {
        let effects = apply(&mut session, Intent::Place(at(&pair[0])));
        let request = effects.request.expect("the computer is to move").id;
        apply(&mut session, Intent::Reply { request, ply: Ply::Move(at(&pair[1])) });
    }
    session
}

#[test]
fn friends_can_offer_and_agree_to_a_draw() {
    let mut session = started(Players::Friends);
    assert!(!session.can_offer_draw(), "before the first move");
    apply(&mut session, Intent::Place(at("r0u0")));
    assert!(session.can_offer_draw() && !session.can_agree_to_draw());
    apply(&mut session, Intent::OfferDraw);
    assert!(!session.can_offer_draw(), "a draw is already offered");
    assert_eq!(session.status(), Status::ToMove(Seat::Two), "the game goes on");

    let effects = apply(&mut session, Intent::AgreeToDraw);
    assert_eq!(session.status(), Status::Drawn);
    assert!(effects.events.iter().any(|event| matches!(event, Event::Ended { .. })));
    assert_eq!((session.tally().drawn, effects.score.is_some()), (1, true));
}

#[test]
fn a_move_declines_a_draw_offer() {
    let mut session = started(Players::Friends);
    apply(&mut session, Intent::Place(at("r0u0")));
    apply(&mut session, Intent::OfferDraw);
    apply(&mut session, Intent::Place(at("r1u0")));
    assert_eq!(session.game().draw_offer(), DrawOffer::None);
    assert!(!session.can_agree_to_draw() && session.can_offer_draw());
    assert_eq!(apply(&mut session, Intent::AgreeToDraw).changed, Changed::Nothing);
}

#[test]
fn undo_takes_back_the_draw_first_and_then_the_move() {
    let mut session = started(Players::Friends);
    apply(&mut session, Intent::Place(at("r0u0")));
    apply(&mut session, Intent::OfferDraw);
    apply(&mut session, Intent::AgreeToDraw);
    let drawn = session.tally().drawn;
    apply(&mut session, Intent::Undo);
    assert_eq!(session.status(), Status::ToMove(Seat::Two), "the move is still there");
    assert_eq!(session.tally().drawn, drawn - 1, "the result is taken back too");
    assert!(!session.can_agree_to_draw() && session.can_offer_draw());
    apply(&mut session, Intent::Undo);
    assert_eq!(session.status(), Status::ToMove(Seat::One));
}

#[test]
fn a_board_with_an_end_has_no_draw_offers() {
    let mut session =
        Session::start(Setup { players: Players::Friends, ..Setup::DEFAULT }, &mut random()).0;
    apply(&mut session, Intent::Place(at("b2")));
    assert!(!session.can_offer_draw());
    assert_eq!(apply(&mut session, Intent::OfferDraw).changed, Changed::Nothing);
}

#[test]
fn the_computer_accepts_a_draw_only_after_a_hundred_moves_without_a_threat() {
    for (moves, accepts) in [(QUIET_MOVES - 2, false), (QUIET_MOVES, true)] {
        let mut session = against_computer(&quiet_moves(moves));
        assert!(session.can_offer_draw());
        let effects = apply(&mut session, Intent::OfferDraw);
        let is_declined = effects.events.contains(&Event::DeclinedDraw);
        assert_eq!(is_declined, !accepts, "after {moves} moves");
        assert_eq!(session.game().outcome() == Some(&Outcome::Draw), accepts);
    }
}

#[test]
fn a_threat_restarts_the_count_of_quiet_moves() {
    // The last moves make four in a row with one end free.
    let mut cells = quiet_moves(QUIET_MOVES);
    let far = |column: i32| format!("r{column}d20");
    for column in 0..4 {
        cells.push(far(column));
        cells.push(format!("r{}u20", 8 * column));
    }
    let mut session = against_computer(&cells);
    assert_eq!(moves_without_threat(session.game(), QUIET_MOVES), 1);
    let effects = apply(&mut session, Intent::OfferDraw);
    assert_eq!(effects.events, [Event::DeclinedDraw]);
    assert_eq!(effects.changed, Changed::Nothing);
}

#[test]
fn a_stored_game_keeps_its_draw_offer() {
    let mut session = started(Players::Friends);
    apply(&mut session, Intent::Place(at("r0u0")));
    for (intent, status) in
        [(Intent::OfferDraw, Status::ToMove(Seat::Two)), (Intent::AgreeToDraw, Status::Drawn)]
    {
        apply(&mut session, intent);
        let (restored, _) = Session::restore(&session.saved()).expect("what was stored");
        assert_eq!(restored.game(), session.game());
        assert_eq!(restored.status(), status);
    }
    let forged = session.saved().replace("r0u0a", "a");
    assert_ne!(forged, session.saved());
    let refused = Session::restore(&forged).map(drop);
    assert!(matches!(refused, Err(RestoreError::Draw(_))), "{refused:?}");
}

/// Returns a game by link after `r0u0r1u0` and this draw offer, on the device of the player `own`.
fn by_link(own: Player, offer: DrawOffer) -> Correspondence {
    let game = played(ENDLESS, "r0u0r1u0").with_draw_offer(offer).expect("a running game");
    Correspondence { joined: true, ..Correspondence::new(GameId::by_chance(7), own, game) }
}

#[test]
fn a_draw_can_be_offered_and_agreed_to_by_link() {
    let mut host = by_link(Player::Second, DrawOffer::None);
    let mut guest = by_link(Player::First, DrawOffer::None);
    host.game.offer_draw().expect("a running game");
    let offer: Link = host.link().to_string().parse().expect("a link");
    assert_eq!(OpenedLink::of(&offer, Some(&guest)), OpenedLink::Continues);
    guest.take_up(&offer);
    assert_eq!(guest.standing(), CorrespondenceStatus::YourMove);

    guest.game.agree_to_draw().expect("a draw is offered");
    let agreed: Link = guest.link().to_string().parse().expect("a link");
    assert_eq!(OpenedLink::of(&agreed, Some(&host)), OpenedLink::Continues);
    host.take_up(&agreed);
    assert_eq!(host.game.outcome(), Some(&Outcome::Draw));
    assert_eq!(OpenedLink::of(&agreed, Some(&host)), OpenedLink::Known);
    assert_eq!(OpenedLink::of(&offer, Some(&host)), OpenedLink::Known, "an earlier link");
}

#[test]
fn a_link_cannot_offer_or_accept_a_draw_for_the_other_side() {
    use DrawOffer::{Agreed, None, Offered};
    // The second side made the last move: it may offer, and the first may agree.
    let link = |by, offer| {
        let Correspondence { id, game, .. } = by_link(by, offer);
        Link { game, sent: Some(Sender { id, by, joined: true }) }
    };
    for (own, known, by, linked, expected) in [
        (Player::First, None, Player::Second, Offered, OpenedLink::Continues),
        (Player::Second, None, Player::First, Offered, OpenedLink::PlayedForYou { ply: 1 }),
        (Player::Second, Offered, Player::First, Agreed, OpenedLink::Continues),
        (Player::First, Offered, Player::Second, Agreed, OpenedLink::PlayedForYou { ply: 1 }),
        (Player::First, None, Player::Second, Agreed, OpenedLink::PlayedForYou { ply: 1 }),
        (Player::First, Agreed, Player::Second, Offered, OpenedLink::Known),
    ] {
        let known_game = by_link(own, known);
        let opened = OpenedLink::of(&link(by, linked), Some(&known_game));
        assert_eq!(opened, expected, "{own:?} knows {known:?}, {by:?} sends {linked:?}");
    }
}

#[test]
fn a_link_with_an_impossible_draw_is_refused() {
    let opened = |link: &str| link.parse::<Link>().map(|link: Link| link.game);
    assert!(matches!(opened("endless5/o"), Err(LinkError::Draw(_))));
    assert!(matches!(
        opened("endless5/r0u0r0u1r1u0r1u1r2u0r2u1r3u0r3u1r4u0o"),
        Err(LinkError::Draw(_))
    ));
    assert!(opened("3x3k3/b2o").is_err());
    let agreed: Game = opened("endless5/r0u0a").expect("a drawn game");
    assert_eq!(agreed.outcome(), Some(&Outcome::Draw));
}
