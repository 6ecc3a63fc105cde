import { Lru } from '../base/lru.ts';

/** The measurements of a visit: milliseconds for `lcp` and `inp`, no unit for `cls`; null if the browser has none. */
interface VitalsSample {
  lcp: number | null;
  inp: number | null;
  cls: number | null;
}

/** Kinds of pages times the countries with the most visitors. */
const MAX_PLACES = 200;
const MAX_SAMPLES = 100;

/** The 75th percentile, by which browser vendors judge pages; null without values. */
function p75(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null).sort((one, other) => one - other);
  return known[Math.floor(known.length * 0.75)] ?? null;
}

/** The latest measurements by kind of page and country, in one isolate. */
export class Vitals {
  readonly #samples = new Lru<string, VitalsSample[]>(MAX_PLACES);

  add(kind: string, country: string, sample: VitalsSample): void {
    const key = `${kind} ${country}`;
    this.#samples.set(key, [sample, ...(this.#samples.get(key) ?? [])].slice(0, MAX_SAMPLES));
  }

  /** Kind and country, the number of measurements, and the 75th percentile of each. */
  rows(): (string | number | null)[][] {
    return this.#samples.entries().map(([key, samples]) => {
      const each = (['lcp', 'inp', 'cls'] as const).map((name) => p75(samples.map((sample) => sample[name])));
      return [...key.split(' '), samples.length, ...each];
    });
  }
}
