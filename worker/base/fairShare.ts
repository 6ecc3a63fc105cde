import { digestOf } from './digests.ts';

/**
 * At most `max` of a list, drawn by digests of their keys instead of their order. A key that names the match, too, makes each
 * match keep the same ones every time, and another match keep others: what a source names last is not lost everywhere.
 */
export function fairShare<Each>(list: readonly Each[], max: number, keyOf: (each: Each) => string): Each[] {
  if (list.length <= max) return [...list];
  const drawn = list.map((each) => ({ each, digest: digestOf(keyOf(each)) }));
  const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
  return drawn
    .toSorted((one, other) => compare(one.digest, other.digest))
    .slice(0, Math.max(0, max))
    .map(({ each }) => each);
}
