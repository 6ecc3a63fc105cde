import * as v from 'valibot';
import type { Match, MatchState } from '../../web/domain/match.ts';
import type { JournalEntry } from '../../web/domain/matchChange.ts';
import { SIDES } from '../../web/domain/matchKinds.ts';
import { scoreSchema as score } from '../../web/domain/matchSchemas.ts';
import { isExtended } from '../../web/domain/scoreLine.ts';
import { SPORTS } from '../../web/domain/sport.ts';

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
      return state.since === undefined ? 'interrupted' : 'unreported';
    case 'to-finish':
      return 'suspended';
    case 'delayed':
    case 'postponed':
    case 'half-time':
    case 'abandoned':
    case 'cancelled':
    case 'finished':
    case 'unreported':
    case 'other':
      return state.kind;
  }
}

export const instantOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/** An instant in UTC, ISO 8601. */
export const instant = v.pipe(v.string(), v.isoTimestamp(), v.description('UTC, ISO 8601'));
const side = v.picklist(SIDES);

/** Every kind of change and what it means, never prices. The list only grows. */
export const CHANGES = {
  goal: 'a goal, or points; `score` is the new score',
  'goal-disallowed': 'a goal no longer counts; `corrects` names it',
  'score-corrected': 'the score changed without a side that scored',
  card: 'a yellow or red card for `side`',
  'card-overturned': 'a card no longer counts; `corrects` names it',
  status: 'the match has another `status`',
  'shoot-out': 'a penalty in the shoot-out; `score` is that of the shoot-out',
  'kick-off': 'another `kickOff`',
  'line-ups': 'the line-up of `side` is known',
} as const;

/** A list of words with their meanings, for the document. */
export const meaningsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words)
    .map(([word, meaning]) => `\`${word}\`: ${meaning}`)
    .join('; ');

/** The words of a list with meanings. */
export const oneWordOf = <Word extends string>(words: Readonly<Record<Word, string>>) =>
  v.pipe(
    v.custom<Word>((word) => typeof word === 'string' && Object.hasOwn(words, word)),
    v.metadata({ type: 'string', enum: Object.keys(words) }),
    v.description(meaningsOf(words)),
  );

/** The id and name of a team or competition. */
export const named = v.object({ id: v.string(), name: v.string() });

/** The number of a change. It is larger than 32 bits. */
export const sequence = (text: string) => v.pipe(v.number(), v.metadata({ format: 'int64' }), v.description(text));

export const change = v.object({
  seq: sequence('Increases and is never reused'),
  at: instant,
  kind: oneWordOf(CHANGES),
  sport: v.picklist(SPORTS),
  match: v.pipe(v.string(), v.description('The ID of the match')),
  competition: v.nullable(named),
  home: v.nullable(named),
  away: v.nullable(named),
  side: v.nullable(side),
  card: v.nullable(v.picklist(['yellow', 'red'])),
  score: v.nullable(score),
  status: v.nullable(v.picklist(STATUSES)),
  kickOff: v.nullable(instant),
  corrects: v.nullable(sequence('The `seq` of the change that this one corrects')),
});

type WireChange = v.InferOutput<typeof change>;

const namedOf = (value: { id: string; name: string } | null | undefined) =>
  value ? { id: value.id, name: value.name } : null;

/** A journal entry, and its match if the journal still knows it. */
export function changeOf(entry: JournalEntry, match: Match | null): WireChange {
  const { seq, at, sport, corrects, change } = entry;
  return {
    seq,
    at: instantOf(at),
    kind: change.kind,
    sport,
    match: entry.match,
    competition: namedOf(match?.competition),
    home: namedOf(match?.home),
    away: namedOf(match?.away),
    corrects,
    side: 'side' in change ? change.side : null,
    card: 'card' in change ? change.card : null,
    score: 'score' in change ? change.score : null,
    status: 'state' in change ? statusOf(change.state) : null,
    kickOff: 'kickOff' in change ? instantOf(change.kickOff) : null,
  };
}
