import type { EventDetail } from '../../../../web/domain/eventDetail.ts';
import type { Match } from '../../../../web/domain/match.ts';
import { parseDetail } from '../../../../worker/feeds/footballData/parseDetail.ts';
import { parseMatch } from '../../../../worker/feeds/footballData/parseMatch.ts';
import { match } from './footballData.records.ts';

/** The instant at which records are read. */
export const NOW = Date.parse('2026-11-21T15:40:20Z');

export function contextOf(noted: string[] = []) {
  return { now: NOW, flagUrl: null, noteRejected: (problem: string) => void noted.push(problem) };
}

/** A record as a match; fails the test when it is none. */
export function matchFrom(...given: Parameters<typeof match>): Match {
  const parsed = parseMatch(match(...given), contextOf());
  if (!parsed.ok || parsed.value === null) throw new Error('no match');
  return parsed.value;
}

/** A record as an event; fails the test when it is none. */
export function detailFrom(...given: Parameters<typeof match>): EventDetail {
  const parsed = parseDetail(match(...given), contextOf());
  if (!parsed.ok || parsed.value === null) throw new Error('no event');
  return parsed.value;
}
