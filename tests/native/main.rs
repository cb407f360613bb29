//! The tests that need no browser. They are one program, because each program is linked on its own.

mod common;

mod advice;
mod analysis;
mod arranged;
mod arrangement;
mod boards;
mod bots;
mod by_link;
mod call_tree;
mod correspondence;
mod counts;
mod draws;
mod endless;
mod evaluations;
mod exact;
mod forced;
mod game;
mod gomocup;
mod gomocup_limits;
mod judge;
mod levels;
mod link_properties;
mod links;
mod notation;
mod patterns;
mod properties;
mod protocol;
mod search;
mod session;
mod settings;
mod space;

mod strength;
mod words;
