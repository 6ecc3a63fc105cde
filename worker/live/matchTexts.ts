import type { Match } from '../../web/domain/match.ts';
import type { Snapshot } from '../../web/domain/snapshot.ts';
import { textDigest } from '../base/textDigest.ts';
import type { FeedList } from '../feeds/feed.ts';

const texts = new WeakMap<Match, string>();

/** A match as JSON, cached by object. */
export function textOf(match: Match): string {
  let text = texts.get(match);
  if (text === undefined) {
    text = JSON.stringify(match);
    texts.set(match, text);
  }
  return text;
}

/** A snapshot as JSON, the body of `/api/live`. */
export function snapshotText({ matches, ...rest }: Snapshot): string {
  return `${JSON.stringify(rest).slice(0, -1)},"matches":[${matches.map(textOf).join(',')}]}`;
}

const digests = new WeakMap<Match, string>();

// Caches the digest alone: the JSON of thousands of matches would take too much memory.
function digestOf(match: Match): string {
  const digest = digests.get(match) ?? textDigest(JSON.stringify(match));
  digests.set(match, digest);
  return digest;
}

/** A line a match with its id and digest. The digest of this text is the list's version. */
export function snapshotDigest(matches: readonly Match[]): string {
  return matches.map((match) => `${match.id} ${digestOf(match)}`).join('\n');
}

// Compares as their JSON would, without writing it: the JSON of a day of 20,000 changing matches is 25 MB.
function isDeepEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const hasNoMore = Object.keys(other).every((key) => key in one || Reflect.get(other, key) === undefined);
  return hasNoMore && Object.keys(one).every((key) => isDeepEqual(Reflect.get(one, key), Reflect.get(other, key)));
}

/**
 * Reuses the known objects of unchanged matches, and the known list when nothing changed. Objects then identify their
 * content, so rows and texts made of them stay valid.
 */
export function withKnownMatches(list: FeedList, known: FeedList | null): FeedList {
  if (known === null) return list;
  const before = new Map(known.matches.map((match) => [match.id, match]));
  let isSame = list.matches.length === known.matches.length && list.rejected === known.rejected;
  const matches = list.matches.map((match, index) => {
    const old = before.get(match.id);
    const kept = old !== undefined && isDeepEqual(old, match) ? old : match;
    if (kept !== known.matches[index]) isSame = false;
    return kept;
  });
  return isSame ? known : { ...list, matches };
}
