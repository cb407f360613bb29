use std::{fs, path::Path};

use in_a_row::engine::{Game, notation::Link};

/// The games in a file, one link per line. There is at least one.
///
/// # Errors
/// The file cannot be read, has no games, or has a line that is not a link.
pub fn listed(file: &Path) -> Result<Vec<Game>, String> {
    let problem = |reason: &dyn std::fmt::Display| format!("{}: {reason}", file.display());
    let text = fs::read_to_string(file).map_err(|error| problem(&error))?;
    let games = text.lines().map(|line| match line.parse::<Link>() {
        Ok(link) => Ok(link.game),
        Err(error) => Err(problem(&format!("{line}: {error}"))),
    });
    let games = games.collect::<Result<Vec<_>, _>>()?;
    if games.is_empty() { Err(problem(&"no games")) } else { Ok(games) }
}
