//! The files of other programs.

mod file;
mod openings;
mod pos;
mod psq;
mod renlib;
mod sav;
mod sgf;
mod sgf_properties;
