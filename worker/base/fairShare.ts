import { digestOf } from './digests.ts';

/**
 * At most `max` of a list, whatever its order. `keyOf` names each with what it belongs to: the same ones stay of one
 * match, and others of another, so that a source that always names some last does not lose them everywhere.
 */
export function fairShare<Each>(list: readonly Each[], max: number, keyOf: (each: Each) => string): Each[] {
  if (list.length <= max) return [...list];
  const placed = list.map((each) => ({ each, place: digestOf(keyOf(each)) }));
  const compare = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);
  return placed
    .toSorted((one, other) => compare(one.place, other.place))
    .slice(0, Math.max(0, max))
    .map(({ each }) => each);
}
