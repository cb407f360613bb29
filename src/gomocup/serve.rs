use std::{
    io::{self, BufRead, Write},
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc::{self, Receiver, Sender},
    },
    thread,
    time::Instant,
};

use super::{
    Command,
    brain::{Answer, Brain},
};
use crate::engine::search::net::Nets;

/// A line of the input, with the time when it came in.
struct Line {
    text: String,
    at: Instant,
    interrupts: bool,
}

/// Signals from newer lines to a running search.
#[derive(Default)]
struct Signals {
    /// The number of waiting commands that interrupt the current move. The end of the input counts as
    /// one that waits forever.
    waiting: AtomicUsize,
    /// Whether `END` has been read.
    ended: AtomicBool,
}

/// Plays for a manager that writes commands to `input` and reads from `output`, until it sends `END` or
/// closes the input. A separate thread reads the input, so that a command is noticed during a search:
/// the program then plays the best move so far and executes the command. The search evaluates with the network for
/// the rules, if there is one.
///
/// # Errors
/// The output cannot be written.
///
/// # Examples
/// ```
/// use in_a_row::engine::search::net::Nets;
///
/// let input = std::io::Cursor::new("START 15\nINFO timeout_turn 0\nBEGIN\nEND\n");
/// let mut output = Vec::new();
/// in_a_row::gomocup::serve(input, &mut output, Nets::default())?;
/// assert!(output.starts_with(b"OK\n"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn serve(
    input: impl BufRead + Send + 'static,
    mut output: impl Write,
    nets: Nets,
) -> io::Result<()> {
    let (lines, signals) = listen(input);
    let mut brain = Brain::new(nets);
    for line in lines {
        if line.interrupts {
            signals.waiting.fetch_sub(1, Ordering::SeqCst);
        }
        let is_stopped = || signals.waiting.load(Ordering::SeqCst) > 0;
        for answer in brain.answer_line(&line.text, line.at, &is_stopped) {
            match answer {
                Answer::Nothing => {}
                Answer::Leave => return Ok(()),
                Answer::Line(text) => writeln!(output, "{text}")?,
                Answer::Move { .. } if signals.ended.load(Ordering::SeqCst) => {}
                Answer::Move { report, point } => {
                    if let Some(report) = report {
                        writeln!(output, "MESSAGE {report}")?;
                    }
                    writeln!(output, "{point}")?;
                }
            }
        }
        output.flush()?;
    }
    Ok(())
}

fn listen(input: impl BufRead + Send + 'static) -> (Receiver<Line>, Arc<Signals>) {
    let (sender, lines) = mpsc::channel();
    let signals = Arc::new(Signals::default());
    let reader_signals = Arc::clone(&signals);
    thread::spawn(move || {
        read(input, &sender, &reader_signals);
        reader_signals.waiting.fetch_add(1, Ordering::SeqCst);
    });
    (lines, signals)
}

/// Sends every line up to `END`, the end of the input, or a read error. Replaces invalid UTF-8, which a
/// folder name may contain.
fn read(mut input: impl BufRead, sender: &Sender<Line>, signals: &Signals) {
    let mut bytes = Vec::new();
    while input.read_until(b'\n', &mut bytes).is_ok_and(|count| count > 0) {
        let text = String::from_utf8_lossy(&bytes).into_owned();
        bytes.clear();
        let command = Command::parse(&text);
        let interrupts = command.is_ok_and(Command::interrupts);
        let ends = command == Ok(Command::End);
        signals.ended.fetch_or(ends, Ordering::SeqCst);
        if interrupts {
            signals.waiting.fetch_add(1, Ordering::SeqCst);
        }
        if sender.send(Line { text, at: Instant::now(), interrupts }).is_err() || ends {
            return;
        }
    }
}
