//! The files of other programs.

mod drawn;
mod file;
mod openings;
mod pos;
mod psq;
mod renlib;
mod sav;
mod sgf;
mod sgf_properties;
