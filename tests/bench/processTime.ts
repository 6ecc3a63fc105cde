import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Whether this system tells the processor time of a process (Linux does). */
export const hasProcessTimes = existsSync('/proc/self/stat');

/** Most Linux systems count in hundredths of a second (`sysconf(_SC_CLK_TCK)`). */
const TICK_MS = 10;

function statOf(pid: string): string[] {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in brackets, which can hold blanks.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

/** The processes that this one has started, by id. */
export function children(): Set<string> {
  const found = new Set<string>();
  if (!hasProcessTimes) return found;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (statOf(pid)[1] === String(process.pid)) found.add(pid);
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

/** User and system time that a process has used, in milliseconds, to 10 ms; null where the system does not tell. */
export function cpuTime(pid: string | null): number | null {
  if (pid === null) return null;
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The same to the microsecond, of the threads that run now; null where the system does not tell. */
export function exactCpuTime(pid: string | null): number | null {
  if (pid === null || !existsSync(`/proc/${pid}/schedstat`)) return null;
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
    } catch {
      // The thread has ended meanwhile.
    }
  }
  return nanoseconds / 1e6;
}
