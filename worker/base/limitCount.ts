/** A limit as `/ops` shows it, with counts since its object or isolate started, or of the last one to two hours. */
export interface LimitCount {
  name: string;
  /** Null if the platform's settings have it. */
  most: number | null;
  served: number;
  /** How often it made somebody wait, replaced or refused somebody. */
  cut: number;
  /** The longest time that anybody served last had waited, in milliseconds; null if nobody waits. */
  waitMs: number | null;
}

// Of the whole isolate, whoever holds the limit: a limit that is used is counted.
const counts = new Map<string, LimitCount>();

type Served = Partial<Pick<LimitCount, 'served' | 'cut' | 'waitMs'>>;

/** Counts how many a limit served and cut off now. `waitMs`: how long the longest waiting had waited. */
export function countLimit(name: string, most: number | null, { served = 0, cut = 0, waitMs = null }: Served): void {
  const known = counts.get(name) ?? { served: 0, cut: 0 };
  counts.set(name, { name, most, served: known.served + served, cut: known.cut + cut, waitMs });
}

/** The limits that this isolate has used. */
export const limitCounts = (): LimitCount[] => [...counts.values()];
