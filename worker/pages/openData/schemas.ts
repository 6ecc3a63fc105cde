import * as v from 'valibot';
import { eventDetailSchema, lineUpPlayerSchema } from '../../../web/domain/eventDetail.ts';
import { CARD_KINDS, DECISIONS, GOAL_KINDS, NO_GOAL_KINDS } from '../../../web/domain/incidentKinds.ts';
import { SIDES, scoreSchema as score } from '../../../web/domain/matchSchemas.ts';
import { scorerSchema } from '../../../web/domain/scorers.ts';
import { SPORTS } from '../../../web/domain/sport.ts';
import { standingsRowSchema, standingsZoneSchema } from '../../../web/domain/standings.ts';
import { PARTS } from '../../feeds/feed.ts';
import { change, instant, STATUSES } from './wireChange.ts';

const described = (text: string) => v.pipe(v.string(), v.description(text));
const text = v.nullable(v.string());

const minute = v.nullable(v.pipe(v.string(), v.description('Minute of the match clock: `67`, `45+2`')));
const sport = v.picklist(SPORTS);
const side = v.picklist(SIDES);

const id = described('Never changes');

const country = v.object({
  code: described('`NL`, `GB-ENG`, `EU` for Europe; empty for no country'),
  name: v.string(),
});

export const competition = v.object({ id, name: v.string(), sport, country, url: v.string() });

export const team = v.object({
  id,
  name: v.string(),
  shortName: text,
  code: described('Three letters'),
  colours: v.object({ main: described('#rrggbb'), second: described('#rrggbb') }),
  logo: text,
});

export const match = v.object({
  id,
  sport,
  competition: v.object({ id, name: v.string(), country }),
  round: text,
  kickOff: instant,
  kickOffLocal: v.nullable(described('Local time with offset, if the request has `tz`')),
  isKickOffConfirmed: v.pipe(v.boolean(), v.description('False if only the day is known')),
  status: v.picklist(STATUSES),
  statusText: described('The status in words, in the language of the request'),
  minute,
  home: v.nullable(team),
  away: v.nullable(team),
  score: v.nullable(score),
  shootOut: v.nullable(v.pipe(score, v.description('Separate from `score`'))),
  winner: v.nullable(side),
  redCards: score,
  url: v.string(),
});

const moment = { minute, side, playerId: text };

const incident = v.variant('kind', [
  v.object({
    kind: v.picklist(GOAL_KINDS),
    ...moment,
    player: text,
    assists: v.array(v.string()),
    scoreAfter: v.nullable(score),
  }),
  v.object({ kind: v.picklist(NO_GOAL_KINDS), ...moment, player: text, reason: text }),
  v.object({ kind: v.picklist(CARD_KINDS), ...moment, player: text }),
  v.object({ kind: v.literal('substitution'), ...moment, playerIn: text, playerOut: text, playerOutId: text }),
  v.object({ kind: v.literal('decision'), ...moment, decision: v.picklist(DECISIONS), player: text }),
  v.object({ kind: v.literal('other'), ...moment, text: v.string(), player: text }),
]);

const player = v.object({ ...v.omit(lineUpPlayerSchema, ['mark']).entries, id: text });

const lineUp = v.object({ formation: text, coach: text, starters: v.array(player), bench: v.array(player) });

export const matchDetail = v.object({
  ...match.entries,
  ...v.pick(eventDetailSchema, ['halfTime', 'periods', 'statistics', 'venue', 'referee']).entries,
  incidents: v.array(incident),
  lineUps: v.object({ home: v.nullable(lineUp), away: v.nullable(lineUp) }),
});

const row = v.object({
  ...v.omit(standingsRowSchema, ['team', 'for', 'against']).entries,
  team: v.object({ id, name: v.string(), shortName: text }),
  goalsFor: standingsRowSchema.entries.for,
  goalsAgainst: standingsRowSchema.entries.against,
});

export const table = v.object({ name: v.string(), rows: v.array(row), zones: v.array(standingsZoneSchema) });

export const scorer = v.object({ playerId: text, ...v.omit(scorerSchema, ['id']).entries });

/** The rest of an answer. */
export const next = v.nullable(v.pipe(v.string(), v.description('Address of the rest; null if the answer is whole')));

export const coverage = v.array(v.pipe(v.picklist([...PARTS, 'rounds', 'scorers']), v.description('A kind of data')));

/** The age, source and licence of every answer. */
export const envelope = {
  asOf: v.pipe(instant, v.description('The source confirmed the data at this time')),
  stale: v.pipe(v.boolean(), v.description('The source has not confirmed the data lately')),
  source: described('Name of the data provider'),
  licence: v.object({ name: v.string(), url: v.string() }),
};

/** An error (RFC 9457, `application/problem+json`). */
export const problem = v.object({ type: v.string(), title: v.string(), status: v.number(), detail: v.string() });

/** Named schemas of the OpenAPI document. */
export const NAMED = {
  Competition: competition,
  Team: team,
  Match: match,
  MatchDetail: matchDetail,
  Table: table,
  Scorer: scorer,
  Change: change,
  Problem: problem,
};
