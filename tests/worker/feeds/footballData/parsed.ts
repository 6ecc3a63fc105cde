import type { EventDetail } from '../../../../web/domain/eventDetail.ts';
import type { Match } from '../../../../web/domain/match.ts';
import { parseDetail } from '../../../../worker/feeds/footballData/parseDetail.ts';
import { parseMatch } from '../../../../worker/feeds/footballData/parseMatch.ts';
import { match } from './footballData.records.ts';

/** When the records are read, milliseconds UTC. */
export const NOW = Date.parse('2026-11-21T15:40:20Z');

export function contextOf(noted: string[] = []) {
  return { now: NOW, flagUrl: null, noteRejected: (problem: string) => void noted.push(problem) };
}

/** Parses a record as a match; fails the test if it is invalid. */
export function matchFrom(...given: Parameters<typeof match>): Match {
  const parsed = parseMatch(match(...given), contextOf());
  if (!parsed.ok || parsed.value === null) throw new Error('no match');
  return parsed.value;
}

/** Parses a record as an event; fails the test if it is invalid. */
export function detailFrom(...given: Parameters<typeof match>): EventDetail {
  const parsed = parseDetail(match(...given), contextOf());
  if (!parsed.ok || parsed.value === null) throw new Error('no event');
  return parsed.value;
}
