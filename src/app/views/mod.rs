//! What is on the screen: Leptos components, one file each. They show the state and send actions.

mod annotation;
mod app;
mod arrange;
mod board;
mod button;
mod chart;
mod choice;
mod dialog;
mod event;
mod games;
mod icon;
mod lazy;
mod minimax;
mod moves;
mod new_game;
mod no_analysis;
mod notice;
mod notices;
mod opponent;
mod progress;
mod qr;
mod review;
mod rules;
mod score;
mod settings;
mod share;
mod shown;
mod statistics;
mod status;
mod steps;
mod strength;
mod threats;
mod tools;

pub use app::App;
pub use lazy::{at_once, catch_up};
