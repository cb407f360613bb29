//! Inspects and ends processes that the tests started.

use std::fs;
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process};
use tokio::process::Child;
use tokio::time::timeout;

/// How long a process may take to end.
const PATIENCE: Duration = Duration::from_secs(5);

/// Asks the process to end, and kills it if it does not.
pub(crate) async fn end(mut child: Child) {
    if let Some(pid) = child.id().and_then(|id| Pid::from_raw(i32::try_from(id).ok()?)) {
        // This fails only if the process has already ended.
        let _ = kill_process(pid, Signal::TERM);
    }
    if timeout(PATIENCE, child.wait()).await.is_err() {
        let _ = child.kill().await;
    }
}

/// Kills the processes whose folder for temporary files is below this one, and waits until they are gone. A driver that
/// is killed may leave its browser behind.
pub(crate) fn end_those_at_home_in(folder: &Path) {
    let deadline = Instant::now() + PATIENCE;
    loop {
        let pids = pids_at_home_in(folder);
        if pids.is_empty() || Instant::now() > deadline {
            return;
        }
        for pid in pids {
            // This fails only if the process has already ended.
            let _ = kill_process(pid, Signal::KILL);
        }
        sleep(Duration::from_millis(20));
    }
}

/// Describes the processes whose folder for temporary files is below this one: the process id, the name, the state as
/// in `/proc/PID/status`, and the kernel function in which it waits.
pub(crate) fn described_at_home_in(folder: &Path) -> Vec<String> {
    let described = pids_at_home_in(folder).into_iter().map(|pid| {
        let read = |file: &str| read_proc(pid, file);
        let status = read("status");
        let state = status.lines().find(|line| line.starts_with("State:")).unwrap_or_default();
        format!("{pid:?} {} {state}, waits in {}", read("comm").trim(), read("wchan"))
    });
    described.collect()
}

/// Returns the resident memory, in bytes, of the processes whose folder for temporary files is below this one.
pub(crate) fn resident_bytes_at_home_in(folder: &Path) -> u64 {
    let kilobytes = |pid: Pid| -> Option<u64> {
        let status = read_proc(pid, "status");
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        resident.trim().strip_suffix(" kB")?.parse().ok()
    };
    pids_at_home_in(folder).into_iter().filter_map(kilobytes).sum::<u64>() * 1024
}

/// Reads a file about the process in `/proc`; returns an empty string if that fails.
fn read_proc(pid: Pid, file: &str) -> String {
    fs::read_to_string(format!("/proc/{}/{file}", pid.as_raw_nonzero())).unwrap_or_default()
}

/// Chromium writes its arguments over its environment, so a process is also at home where its profile is.
fn pids_at_home_in(folder: &Path) -> Vec<Pid> {
    let temporary = format!("TMPDIR={}", folder.display());
    let profile = format!("--user-data-dir={}/", folder.display());
    let contains =
        |text: &[u8], part: &str| text.windows(part.len()).any(|it| it == part.as_bytes());
    let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
    let at_home = processes.filter_map(|process| {
        let pid = process.file_name().to_str()?.parse().ok()?;
        let read = |file: &str| fs::read(process.path().join(file)).unwrap_or_default();
        let is_at_home =
            contains(&read("environ"), &temporary) || contains(&read("cmdline"), &profile);
        if is_at_home { Pid::from_raw(pid) } else { None }
    });
    at_home.collect()
}
