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

/// A line as it came in.
struct Line {
    text: String,
    at: Instant,
    interrupts: bool,
}

/// What whoever thinks has to know of what came in since.
#[derive(Default)]
struct Signals {
    /// How many commands that want no more of the present move wait for it to end. The end of the
    /// input is one of them, for ever.
    waiting: AtomicUsize,
    /// Whether `END` is among them.
    ended: AtomicBool,
}

/// Plays for a manager that writes commands to `input` and reads from `output`, until it says `END`
/// or closes the input. The input is read by a thread of its own, so that a command is noticed while
/// the program thinks: it then makes the best move found so far, and goes on to that command.
///
/// # Errors
/// The output cannot be written.
pub fn serve(input: impl BufRead + Send + 'static, mut output: impl Write) -> io::Result<()> {
    let (lines, signals) = listen(input);
    let mut brain = Brain::default();
    for line in lines {
        if line.interrupts {
            signals.waiting.fetch_sub(1, Ordering::SeqCst);
        }
        let is_stopped = || signals.waiting.load(Ordering::SeqCst) > 0;
        for answer in brain.hear(&line.text, line.at, &is_stopped) {
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
    let heard = Arc::clone(&signals);
    thread::spawn(move || {
        read(input, &sender, &heard);
        heard.waiting.fetch_add(1, Ordering::SeqCst);
    });
    (lines, signals)
}

/// Hands on every line up to `END`, the end, or something that cannot be read. What is no UTF-8, as
/// the name of a folder may be, is replaced.
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
