import type { Rejections } from '../../../worker/live/rejections.ts';

/** Counts what could not be read and says nothing. */
export function silentRejections(): Rejections & { noted: string[] } {
  const noted: string[] = [];
  return {
    count: 0,
    noted,
    note(problem) {
      this.count += 1;
      noted.push(problem);
    },
    once: (event, detail) => void noted.push(`${event}: ${detail}`),
  };
}
