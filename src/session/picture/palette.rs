use crate::session::Theme;

/// The colours of a theme, as in the style sheet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Palette {
    pub page: &'static str,
    pub panel: &'static str,
    pub cell: &'static str,
    pub cell_line: &'static str,
    pub text: &'static str,
    pub quiet: &'static str,
    pub x: &'static str,
    pub o: &'static str,
    pub won: &'static str,
    pub lost: &'static str,
    pub wood: &'static str,
    pub wood_line: &'static str,
    pub wood_text: &'static str,
    pub rim: &'static str,
}

/// The colour of the dot on the last move, in every theme.
pub(super) const LAST: &str = "#e0402f";

/// The colours of black and white stones that are drawn as dots, in every theme.
pub(super) const DOTS: [&str; 2] = ["#111111", "#fafafa"];

impl Palette {
    pub fn of(theme: Theme) -> Self {
        match theme {
            Theme::System | Theme::Midnight => MIDNIGHT,
            Theme::Paper => PAPER,
            Theme::Wood => WOOD,
        }
    }
}

const MIDNIGHT: Palette = Palette {
    page: "#12124a",
    panel: "#1d1d63",
    cell: "#3a0f78",
    cell_line: "#5a2ba6",
    text: "#f2f0ff",
    quiet: "#b7b3e6",
    x: "#ffd83d",
    o: "#ff7bff",
    won: "#7df0b8",
    lost: "#ff9a8f",
    wood: "#3a3096",
    wood_line: "#8f87e0",
    wood_text: "#e8e5ff",
    rim: "#8f87e0",
};

const PAPER: Palette = Palette {
    page: "#f6f2e8",
    panel: "#fffdf7",
    cell: "#fffdf7",
    cell_line: "#8f8468",
    text: "#22201b",
    quiet: "#625c4e",
    x: "#b3261e",
    o: "#1d5fa8",
    won: "#17693f",
    lost: "#b3261e",
    wood: "#e3c48f",
    wood_line: "#6b4a22",
    wood_text: "#000000",
    rim: "#2b2118",
};

const WOOD: Palette = Palette {
    page: "#2b2118",
    panel: "#3a2d20",
    cell: "#96652f",
    cell_line: "#4c3114",
    text: "#fbefdc",
    quiet: "#cdb596",
    x: "#111111",
    o: "#fafafa",
    won: "#5fd39a",
    lost: "#ff9a85",
    wood: "#d9a860",
    wood_line: "#6b4a22",
    wood_text: "#000000",
    rim: "#2b2118",
};
