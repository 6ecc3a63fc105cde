import { existsSync, readdirSync, readFileSync } from 'node:fs';

function parentOf(pid: string): string | undefined {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The second field is the name in brackets, which may contain spaces.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1];
}

/** Ids of this process's children; none where the system does not list processes, as Linux does. */
export function children(): Set<string> {
  const found = new Set<string>();
  if (!existsSync('/proc/self/stat')) return found;
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (parentOf(pid) === String(process.pid)) found.add(pid);
    } catch {
      // The process has ended since the listing.
    }
  }
  return found;
}

/** CPU time of a process's current threads in milliseconds, to the microsecond; null when the system does not report it. */
export function cpuTime(pid: string | null): number | null {
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
