import type { Match } from '../../web/domain/match.ts';
import type { Snapshot } from '../../web/domain/snapshot.ts';
import type { FeedList } from '../feeds/feed.ts';

const texts = new WeakMap<Match, string>();

/** A match as JSON, written once. */
export function textOf(match: Match): string {
  let text = texts.get(match);
  if (text === undefined) {
    text = JSON.stringify(match);
    texts.set(match, text);
  }
  return text;
}

/** A snapshot as JSON: what `/api/live` answers. */
export function snapshotText({ matches, ...rest }: Snapshot): string {
  return `${JSON.stringify(rest).slice(0, -1)},"matches":[${matches.map(textOf).join(',')}]}`;
}

// As their texts would be compared, without writing them: those of a day of 20,000 matches that change are 25 MB.
function saysSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const hasNoMore = Object.keys(other).every((key) => key in one || Reflect.get(other, key) === undefined);
  return hasNoMore && Object.keys(one).every((key) => saysSame(Reflect.get(one, key), Reflect.get(other, key)));
}

/**
 * The same list with the objects of the known one where nothing changed; the known list itself where nothing did at all.
 * An object then stands for its content: what was made of it (rows, text) serves for as long as it does.
 */
export function withKnownMatches(list: FeedList, known: FeedList | null): FeedList {
  if (known === null) return list;
  const before = new Map(known.matches.map((match) => [match.id, match]));
  let isSame = list.matches.length === known.matches.length && list.rejected === known.rejected;
  const matches = list.matches.map((match, index) => {
    const old = before.get(match.id);
    const kept = old !== undefined && saysSame(old, match) ? old : match;
    if (kept !== known.matches[index]) isSame = false;
    return kept;
  });
  return isSame ? known : { ...list, matches };
}
