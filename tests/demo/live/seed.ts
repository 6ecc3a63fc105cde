/** 32-bit hash of a text (FNV-1a with a final avalanche), the root of everything that looks random here. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  }
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A fraction from 0 up to 1 that belongs to a text. */
export function fraction(text: string): number {
  return hash(text) / 0x1_0000_0000;
}

/** A stream of numbers that the same seed text always gives in the same order (mulberry32). */
export class Random {
  private state: number;

  constructor(seed: string) {
    this.state = hash(seed);
  }

  /** From 0 up to 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  between(low: number, high: number): number {
    return low + this.next() * (high - low);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const chosen = list[Math.floor(this.next() * list.length)];
    if (chosen === undefined) throw new RangeError('Nothing to pick from');
    return chosen;
  }

  /** One of the list, each as likely as its weight says. */
  pickWeighted<T>(list: readonly T[], weightOf: (item: T) => number): T {
    const total = list.reduce((sum, item) => sum + weightOf(item), 0);
    let left = this.next() * total;
    for (const item of list) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    return this.pick(list);
  }

  shuffle<T>(list: readonly T[]): T[] {
    return list
      .map((item) => ({ item, key: this.next() }))
      .sort((a, b) => a.key - b.key)
      .map(({ item }) => item);
  }

  /** How often something happens that happens `mean` times on average. */
  poisson(mean: number): number {
    const limit = Math.exp(-mean);
    let count = 0;
    for (let product = this.next(); product > limit; product *= this.next()) count += 1;
    return count;
  }
}
