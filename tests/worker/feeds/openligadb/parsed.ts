import { competitionOf } from '../../../../worker/feeds/openligadb/leagues.ts';
import { parseMatch } from '../../../../worker/feeds/openligadb/parseMatch.ts';
import { repeatedAt } from '../../../support/wireMatch.ts';
import { parsedValue } from '../parsed.ts';
import { record } from './openligadb.records.ts';

export const KICK_OFF = Date.parse('2026-11-21T14:30:00Z');

export const bundesliga = { shortcut: 'bl1', season: null, country: 'Germany' };

/** The context for parsing a record, this many minutes after kick-off. */
export function contextAt(minutes: number, noted: string[] = []) {
  return {
    ...repeatedAt(KICK_OFF + minutes * 60_000),
    competitionOf: ({ leagueName }: { leagueName: string | null }) => competitionOf(bundesliga, leagueName, null),
    noteRejected: (problem: string) => void noted.push(problem),
  };
}

/** Parses a record as a match, this many minutes after kick-off. */
export const matchAt = (minutes: number, changes: Record<string, unknown> = {}) =>
  parsedValue(parseMatch(record(changes), contextAt(minutes))).match;

/** A record of a finished match. */
export const ended = (matchResults: object[], goals: object[] = []) => ({ matchIsFinished: true, matchResults, goals });
