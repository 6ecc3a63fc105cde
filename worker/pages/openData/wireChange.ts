import * as v from 'valibot';
import type { MatchState } from '../../../web/domain/match.ts';
import { type JournalEntry, matchChangeSchema } from '../../../web/domain/matchChange.ts';
import { SIDES, scoreSchema as score } from '../../../web/domain/matchSchemas.ts';
import { isExtended } from '../../../web/domain/scoreLine.ts';
import { SPORTS } from '../../../web/domain/sport.ts';

/** The status of a match. The list only grows, and each addition is announced in the changelog. */
export const STATUSES = [
  'scheduled',
  'delayed',
  'postponed',
  'in-play',
  'half-time',
  'extra-time',
  'shoot-out',
  'interrupted',
  'suspended',
  'abandoned',
  'cancelled',
  'finished',
  'unreported',
  'other',
] as const;

export type Status = (typeof STATUSES)[number];

export function statusOf(state: MatchState): Status {
  switch (state.kind) {
    case 'playing':
      if (state.period === 'penalties') return 'shoot-out';
      return isExtended(state) ? 'extra-time' : 'in-play';
    case 'not-started':
      return 'scheduled';
    case 'awaiting-info':
      return 'interrupted';
    case 'to-finish':
      return 'suspended';
    default:
      return state.kind;
  }
}

export const instantOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/** An instant in UTC, ISO 8601. */
export const instant = v.pipe(v.string(), v.isoTimestamp(), v.description('UTC, ISO 8601'));
const side = v.picklist(SIDES);

/** Never prices. */
const CHANGES = matchChangeSchema.options.flatMap(({ entries: { kind } }) =>
  'options' in kind ? kind.options : [kind.literal],
);

export const change = v.object({
  seq: v.pipe(v.number(), v.description('Increases and is never reused')),
  at: instant,
  kind: v.picklist(CHANGES),
  sport: v.picklist(SPORTS),
  match: v.pipe(v.string(), v.description('The id of the match')),
  side: v.nullable(side),
  card: v.nullable(v.picklist(['yellow', 'red'])),
  score: v.nullable(score),
  status: v.nullable(v.picklist(STATUSES)),
  kickOff: v.nullable(instant),
  corrects: v.nullable(v.pipe(v.number(), v.description('The `seq` of the change that this one corrects'))),
});

type WireChange = v.InferOutput<typeof change>;

/** A journal entry. */
export function changeOf({ seq, at, sport, match, corrects, change }: JournalEntry): WireChange {
  return {
    seq,
    at: instantOf(at),
    kind: change.kind,
    sport,
    match,
    corrects,
    side: 'side' in change ? change.side : null,
    card: 'card' in change ? change.card : null,
    score: 'score' in change ? change.score : null,
    status: 'state' in change ? statusOf(change.state) : null,
    kickOff: 'kickOff' in change ? instantOf(change.kickOff) : null,
  };
}
