import type { Cadence } from '../sources/cadence.ts';

/** What every call of the live-scores backend is sent with. */
export function headersOf(token: string | null): Record<string, string> {
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** How often a path of the live-scores backend is asked: as often as one isolate would show it anew. */
const CADENCES: readonly (readonly [RegExp, Omit<Cadence, 'cost'>])[] = [
  [/^v2\/events\/live$/, { seconds: 5, quietSeconds: 10, rank: 'running' }],
  [/^v2\/events\/[^/?]+$/, { seconds: 5, quietSeconds: 10, rank: 'match' }],
  [/^v2\/events\/[^/?]+\/odds$/, { seconds: 15, rank: 'match', isOneOfMany: true }],
  [/^v[12]\/events[?/]/, { seconds: 20, rank: 'other' }],
];

export function cadenceOf(path: string): Cadence {
  const found = CADENCES.find(([pattern]) => pattern.test(path));
  return { seconds: 60, rank: 'other', ...found?.[1], cost: 1 };
}
