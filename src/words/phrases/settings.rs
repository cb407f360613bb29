//! The dialog *Settings*.

use crate::{
    session::{
        CellValues, Choice, Confirm, EngineLines, ForbiddenPoints, Handed, MoveNumbers, Pause,
        SecondPlayer, Setting, SingleKeys, Sound, SpaceView, Theme, ThinkingTime, Vibration,
    },
    words::{Language, Text, text},
};

/// Returns the name of a setting.
#[must_use]
pub fn setting(setting: Setting) -> &'static str {
    text(match setting {
        Setting::Locale => Text::Language,
        Setting::Theme => Text::Look,
        Setting::Sound => Text::Sound,
        Setting::Vibration => Text::Vibration,
        Setting::Pause => Text::ComputerAnswers,
        Setting::ThinkingTime => Text::LevelSixThinks,
        Setting::Confirm => Text::ToMakeAMove,
        Setting::Handed => Text::ButtonsFor,
        Setting::SecondPlayer => Text::SecondPlayer,
        Setting::SpaceView => Text::SpaceBoards,
        Setting::CellValues => Text::MoveResults,
        Setting::MoveNumbers => Text::MoveNumbers,
        Setting::ForbiddenPoints => Text::ForbiddenPoints,
        Setting::EngineLines => Text::EngineLines,
        Setting::SingleKeys => Text::SingleKeys,
    })
}

/// Explains a setting whose name and choices don't say enough.
#[must_use]
pub fn about_setting(setting: Setting) -> Option<&'static str> {
    (setting == Setting::SecondPlayer).then(|| text(Text::TurnedIs))
}

/// Returns the name of a choice.
#[must_use]
pub fn choice(choice: Choice) -> &'static str {
    let name = match choice {
        Choice::Locale(locale) => {
            // Languages have their own names, for people who can't read the current one.
            return Language::of_tag(locale.name())
                .map_or_else(|| text(Text::LikeTheBrowser), Language::name);
        }
        Choice::Theme(Theme::System) => Text::LikeTheSystem,
        Choice::Theme(Theme::Midnight) => Text::Midnight,
        Choice::Theme(Theme::Paper) => Text::Paper,
        Choice::Theme(Theme::Wood) => Text::Wood,
        Choice::Sound(Sound::Off)
        | Choice::Vibration(Vibration::Off)
        | Choice::ForbiddenPoints(ForbiddenPoints::Off)
        | Choice::EngineLines(EngineLines::Off)
        | Choice::CellValues(CellValues::Hidden)
        | Choice::MoveNumbers(MoveNumbers::Hidden)
        | Choice::SingleKeys(SingleKeys::Off) => Text::Off,
        // Numbers are the same in all languages.
        Choice::EngineLines(lines) => return lines.name(),
        Choice::Sound(Sound::Quiet) => Text::Quiet,
        Choice::Sound(Sound::Medium) => Text::MediumLoud,
        Choice::Sound(Sound::Loud) => Text::Loud,
        Choice::Vibration(Vibration::On)
        | Choice::ForbiddenPoints(ForbiddenPoints::On)
        | Choice::CellValues(CellValues::Shown)
        | Choice::MoveNumbers(MoveNumbers::Shown)
        | Choice::SingleKeys(SingleKeys::On) => Text::On,
        Choice::Pause(Pause::None) => Text::AtOnce,
        Choice::Pause(Pause::HalfASecond) => Text::AfterHalfASecond,
        Choice::Pause(Pause::ASecond) => Text::AfterASecond,
        Choice::ThinkingTime(ThinkingTime::ASecond) => Text::ForASecond,
        Choice::ThinkingTime(ThinkingTime::FiveSeconds) => Text::ForFiveSeconds,
        Choice::ThinkingTime(ThinkingTime::HalfAMinute) => Text::ForHalfAMinute,
        Choice::Confirm(Confirm::AtOnce) => Text::TapACell,
        Choice::Confirm(Confirm::PlaceFirst) => Text::SelectThenPlace,
        Choice::Handed(Handed::Right) => Text::RightHand,
        Choice::Handed(Handed::Left) => Text::LeftHand,
        Choice::SecondPlayer(SecondPlayer::Upright) => Text::Upright,
        Choice::SecondPlayer(SecondPlayer::Turned) => Text::Turned,
        Choice::SpaceView(SpaceView::AsFits) => Text::AsFits,
        Choice::SpaceView(SpaceView::Stacked) => Text::Stacked,
        Choice::SpaceView(SpaceView::SideBySide) => Text::SideBySide,
    };
    text(name)
}
