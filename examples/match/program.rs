use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use super::failure::Failure;

/// How long a program may take to exit after `END`.
const LEAVE: Duration = Duration::from_millis(500);

/// A running Gomocup program. Dropping it sends `END`, and kills it if that doesn't help.
pub struct Program {
    child: Child,
    input: ChildStdin,
    /// The lines that it writes, with their times, until it closes its output.
    lines: Receiver<(String, Instant)>,
}

impl Program {
    /// Starts a shell command. The shell is replaced by the program, so that killing it leaves nothing
    /// behind; a script must do the same, with `exec`.
    pub fn start(command: &str) -> Result<Self, Failure> {
        let mut child = Command::new("sh")
            .args(["-c", &format!("exec {command}")])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|_| Failure::Crashed)?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(input), Some(output)) => Ok(Self { child, input, lines: listen(output) }),
            _ => Err(Failure::Crashed),
        }
    }

    /// Sends a line that needs no answer.
    pub fn tell(&mut self, line: &str) -> Result<(), Failure> {
        let written = write!(self.input, "{line}\r\n").and_then(|()| self.input.flush());
        written.map_err(|_| Failure::Crashed)
    }

    /// Sends a line and waits for the answer, the first line that is not a message. Returns it with the
    /// time it took.
    pub fn ask(&mut self, question: &str, within: Duration) -> Result<(String, Duration), Failure> {
        let asked = Instant::now();
        self.tell(question)?;
        loop {
            match self.lines.recv_timeout(within.saturating_sub(asked.elapsed())) {
                Ok((line, _)) if is_talk(&line) => {}
                Ok((line, at)) => return Ok((line, at.saturating_duration_since(asked))),
                Err(RecvTimeoutError::Timeout) => return Err(Failure::Late),
                Err(RecvTimeoutError::Disconnected) => return Err(Failure::Crashed),
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let leaves = self.tell("END").is_ok();
        let asked = Instant::now();
        let left = || LEAVE.saturating_sub(asked.elapsed());
        while leaves && self.lines.recv_timeout(left()).is_ok() {}
        // If it has already exited, there is nothing to kill.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn listen(output: impl Read + Send + 'static) -> Receiver<(String, Instant)> {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(output).split(b'\n').map_while(Result::ok) {
            let line = String::from_utf8_lossy(&line).trim().to_owned();
            if sender.send((line, Instant::now())).is_err() {
                break;
            }
        }
    });
    lines
}

fn is_talk(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    word.is_empty() || ["MESSAGE", "DEBUG"].iter().any(|it| word.eq_ignore_ascii_case(it))
}
