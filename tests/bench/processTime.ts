import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** True when the system reports CPU times of processes, as Linux does. */
export const hasProcessTimes = existsSync('/proc/self/stat');

/** The usual clock tick of Linux (`sysconf(_SC_CLK_TCK)`). */
const TICK_MS = 10;

function statOf(pid: string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in brackets, which may contain spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** Ids of this process's children. */
export function children(): Set<string> {
  const found = new Set<string>();
  if (!hasProcessTimes) return found;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (statOf(pid)[1] === String(process.pid)) found.add(pid);
    } catch {
      // The process has ended since the listing.
    }
  }
  return found;
}

/** User and system time of a process in milliseconds, with a resolution of 10 ms; null without an id. */
export function cpuTime(pid: string | null): number | null {
  if (pid === null) return null;
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** CPU time of a process's current threads in milliseconds, to the microsecond; null when the system does not report it. */
export function exactCpuTime(pid: string | null): number | null {
  if (pid === null || !existsSync(`/proc/${pid}/schedstat`)) return null;
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // The thread has ended since the listing.
    }
  }
  return nanoseconds / 1e6;
}
