import { fraction } from './live/seed.ts';

/** What a slow or faulty source does with an answer: it waits, in milliseconds, and may then fail. */
export interface Treatment {
  delayMs: number;
  fails: boolean;
}

/** Treats the answers of a source, by path. The nth answer to a path gets the same treatment in any order of requests. */
export type Conduct = (path: string) => Treatment;

interface Chances {
  /** The fewest and the most milliseconds. */
  from: number;
  to: number;
  /** The share of answers that fail, from 0 to 1. */
  failing?: number;
  seed: string;
}

/** A source that takes some time, drawn from a seed. */
export function conductOf({ from, to, failing = 0, seed }: Chances): Conduct {
  const asked = new Map<string, number>();
  return (path) => {
    const turn = (asked.get(path) ?? 0) + 1;
    asked.set(path, turn);
    const drawn = (of: string) => fraction(`${of}|${seed}|${path}|${turn}`);
    return { delayMs: Math.round(from + drawn('delay') * (to - from)), fails: drawn('fault') < failing };
  };
}

/** Parses `DEMO_DELAY_MS`, a range such as `0-1600`. Throws when it is none. */
export function delaysIn(text: string): Conduct {
  const [, from, to] = /^(\d{1,5})-(\d{1,5})$/.exec(text) ?? [];
  if (from === undefined || to === undefined || Number(from) > Number(to))
    throw new RangeError(`DEMO_DELAY_MS must be a range of milliseconds, such as 0-1600, and is ${text}`);
  return conductOf({ from: Number(from), to: Number(to), seed: text });
}
