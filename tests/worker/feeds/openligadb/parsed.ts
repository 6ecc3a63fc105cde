import type { Match } from '../../../../web/domain/match.ts';
import { competitionOf } from '../../../../worker/feeds/openligadb/leagues.ts';
import { parseMatch } from '../../../../worker/feeds/openligadb/parseMatch.ts';
import { record } from './openligadb.records.ts';

export const KICK_OFF = Date.parse('2026-11-21T14:30:00Z');

export const bundesliga = { shortcut: 'bl1', season: null, country: 'Germany' };

/** The context to read a record, so many minutes after its kick-off. */
export function contextAt(minutes: number, noted: string[] = []) {
  return {
    now: KICK_OFF + minutes * 60_000,
    competitionOf: ({ leagueName }: { leagueName: string | null }) => competitionOf(bundesliga, leagueName, null),
    noteRejected: (problem: string) => void noted.push(problem),
  };
}

/** A record as a match, so many minutes after its kick-off; fails the test when it is none. */
export function matchAt(minutes: number, changes: Record<string, unknown> = {}): Match {
  const parsed = parseMatch(record(changes), contextAt(minutes));
  if (!parsed.ok || parsed.value === null) throw new Error('no match');
  return parsed.value;
}

/** A record of a match that is over. */
export const ended = (matchResults: object[], goals: object[] = []) => ({ matchIsFinished: true, matchResults, goals });
