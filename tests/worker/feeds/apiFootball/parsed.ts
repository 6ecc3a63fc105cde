import type { EventDetail } from '../../../../web/domain/eventDetail.ts';
import type { Match } from '../../../../web/domain/match.ts';
import { parseDetail } from '../../../../worker/feeds/apiFootball/parseDetail.ts';
import { parseFixture } from '../../../../worker/feeds/apiFootball/parseFixture.ts';
import { fixture } from './apiFootball.records.ts';

export const MINUTE = 60_000;

/** When the records are read, milliseconds UTC. */
export const NOW = Date.parse('2026-11-21T15:40:20Z');

export function contextOf(noted: string[] = []) {
  return { now: NOW, flagUrl: null, noteRejected: (problem: string) => void noted.push(problem) };
}

/** Parses a fixture as a match; fails the test if it is invalid. */
export function matchFrom(...given: Parameters<typeof fixture>): Match {
  const parsed = parseFixture(fixture(...given), contextOf());
  if (!parsed.ok || parsed.value === null) throw new Error('no match');
  return parsed.value;
}

/** Parses a fixture as an event; fails the test if it is invalid. */
export function detailFrom(...given: Parameters<typeof fixture>): EventDetail {
  const parsed = parseDetail(fixture(...given), contextOf());
  if (!parsed.ok || parsed.value === null) throw new Error('no event');
  return parsed.value;
}
