import * as v from 'valibot';
import en from '../../locales/en.json' with { type: 'json' };
import { channelSchema } from '../../web/domain/channels.ts';
import { eventDetailSchema, lineUpPlayerSchema } from '../../web/domain/eventDetail.ts';
import { DECISIONS } from '../../web/domain/incidentKinds.ts';
import { SIDES } from '../../web/domain/matchKinds.ts';
import { scoreSchema as score } from '../../web/domain/matchSchemas.ts';
import { scorerSchema } from '../../web/domain/scorers.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import { standingsRowSchema, standingsZoneSchema } from '../../web/domain/standings.ts';
import { PARTS } from '../feeds/feed.ts';
import { change, instant, meaningsOf, named, oneWordOf, STATUSES } from './wireChange.ts';

const described = (text: string) => v.pipe(v.string(), v.description(text));
const text = v.nullable(v.string());
const url = v.pipe(v.string(), v.url());

const minute = v.nullable(v.pipe(v.string(), v.description('Minute of the match clock: `67`, `45+2`')));
const sport = v.picklist(SPORTS);
const side = v.picklist(SIDES);

const id = described('Never changes');
const season = described('`2026/27`, or `2026` where a season is a calendar year');

const country = v.object({
  code: described('`NL`, `GB-ENG`, `EU` for Europe; empty for no country'),
  name: v.string(),
});

export const competition = v.object({ id, name: v.string(), sport, country, url });

const code = v.nullable(described('Three letters that no other team of its competitions has; null if it has none'));

export const team = v.object({
  id,
  name: v.string(),
  shortName: text,
  code,
  colours: v.object({ main: described('#rrggbb'), second: described('#rrggbb') }),
  logo: v.nullable(v.pipe(url, v.description('Null if there is none, or the licence covers no logos'))),
  url,
});

const matchCompetition = v.object({ id, name: v.string(), country });

export const match = v.object({
  id,
  sport,
  competition: matchCompetition,
  season,
  round: text,
  kickOff: instant,
  kickOffLocal: v.nullable(described('Local time with offset, if the request has `tz` and the time is known')),
  kickOffDate: described(
    'The date in the time zone of the request, else in UTC; without a time the same in every zone',
  ),
  isKickOffConfirmed: v.pipe(
    v.boolean(),
    v.description('False if only the date is known; `kickOff` is then midnight UTC'),
  ),
  status: v.pipe(v.picklist(STATUSES), v.description(meaningsOf(en.developers.statuses))),
  statusText: described('The status in words, in the language of the request'),
  minute,
  home: v.nullable(team),
  away: v.nullable(team),
  score: v.nullable(score),
  shootOut: v.pipe(v.nullable(score), v.description('Separate from `score`')),
  winner: v.nullable(side),
  redCards: score,
  url,
});

/** Every kind of incident and what it means. The lists only grow. */
const GOALS = {
  goal: 'a goal from play',
  'own-goal': 'an own goal; `side` is the side that it counts for, `player` is of the other',
  penalty: 'a penalty scored in play; kicks of a shoot-out are no incidents',
} as const;
const NO_GOALS = {
  'missed-penalty': 'a penalty in play that was not scored',
  'cancelled-goal': 'a disallowed goal; `reason` where it is known',
} as const;
const CARDS = {
  'yellow-card': 'a first yellow card',
  'second-yellow-card': 'a second yellow card: the player is sent off',
  'red-card': 'a straight red card',
} as const;
const moment = {
  id: described('Stays while its kind, minute, side and player do'),
  at: v.nullable(v.pipe(v.string(), v.isoTimestamp(), v.description('About when, from the kick-off and the minute'))),
  minute,
  side,
  playerId: text,
};
const decision = v.pipe(v.picklist(DECISIONS), v.description(meaningsOf(en.decision)));

const scored = { player: text, assists: v.array(v.string()), scoreAfter: v.nullable(score) };
const goalIncident = v.object({ kind: oneWordOf(GOALS), ...moment, ...scored });
const noGoalIncident = v.object({ kind: oneWordOf(NO_GOALS), ...moment, player: text, reason: text });
const cardIncident = v.object({ kind: oneWordOf(CARDS), ...moment, player: text });
const replaced = { playerIn: text, playerOut: text, playerOutId: text };
const substitution = v.object({ kind: v.literal('substitution'), ...moment, ...replaced });
const decisionIncident = v.object({ kind: v.literal('decision'), ...moment, decision, player: text });
const otherIncident = v.object({ kind: v.literal('other'), ...moment, text: v.string(), player: text });

const incident = v.union([goalIncident, noGoalIncident, cardIncident, substitution, decisionIncident, otherIncident]);

export const player = v.object({ ...v.omit(lineUpPlayerSchema, ['rating']).entries, id: text });

const lineUp = v.object({ formation: text, coach: text, starters: v.array(player), bench: v.array(player) });

const figure = v.nullable(v.pipe(v.number(), v.metadata({ type: 'number', format: 'double' })));
const statistic = v.object({
  type: described(`The data provider’s word. ${meaningsOf(en.statistic)}`),
  home: figure,
  away: figure,
});

export const matchDetail = v.intersect([
  match,
  v.object({
    ...v.pick(eventDetailSchema, ['halfTime', 'periods', 'venue', 'referee']).entries,
    statistics: v.array(statistic),
    incidents: v.array(incident),
    channels: v.nullable(
      v.pipe(v.array(channelSchema), v.description('Where to watch in the `country` of the request; null without one')),
    ),
    lineUps: v.object({ home: v.nullable(lineUp), away: v.nullable(lineUp) }),
  }),
]);

const row = v.object({
  ...v.omit(standingsRowSchema, ['team', 'for', 'against']).entries,
  team: v.object({ id, name: v.string(), shortName: text, code }),
  goalsFor: standingsRowSchema.entries.for,
  goalsAgainst: standingsRowSchema.entries.against,
});

export const table = v.object({ name: v.string(), rows: v.array(row), zones: v.array(standingsZoneSchema) });

export const scorer = v.object({ playerId: text, ...v.omit(scorerSchema, ['id']).entries });

export const round = v.object({
  key: v.nullable(described('For the parameter `round`')),
  name: text,
  isCurrent: v.pipe(v.boolean(), v.description('The first round that is not fully played, else the last one')),
  matches: v.array(match),
});

/** A player’s figures in the season of a competition. */
export const playerSeason = v.object({
  competition: named,
  rank: v.nullable(v.pipe(v.number(), v.description('Among the scorers of the competition'))),
  ...v.omit(scorer, ['playerId', 'name', 'team']).entries,
});

export const count = v.number();

export const appearance = v.object({
  ...{ match, role: v.picklist(['starter', 'bench']), minutes: v.nullable(count) },
  ...{ goals: count, assists: count, yellowCards: count, redCards: count },
});

/** The rest of an answer. */
export const next = v.nullable(v.pipe(url, v.description('URL of the next page; null if this is the last')));

export const coverage = v.array(v.pipe(v.picklist([...PARTS, 'rounds', 'scorers']), v.description('A kind of data')));

/** The age, source and licence of every answer. */
export const envelope = {
  asOf: v.pipe(instant, v.description('The source confirmed the data at this time')),
  stale: v.pipe(
    v.boolean(),
    v.description('True if the data is not confirmed recently, or a part of it could not be read'),
  ),
  source: described('Name of the data provider'),
  licence: v.object({ name: v.string(), url }),
};

/** An error (RFC 9457, `application/problem+json`). */
export const problem = v.object({ type: v.string(), title: v.string(), status: v.number(), detail: v.string() });

/** Named schemas of the OpenAPI document, and what they are. */
export const NAMED: Readonly<Record<string, readonly [schema: v.GenericSchema, description: string]>> = {
  Envelope: [v.object(envelope), 'The age, source and licence of an answer'],
  Country: [country, 'A country, or a group of countries'],
  Score: [score, 'Goals or points of both sides'],
  Named: [named, 'The ID and name of a team or competition'],
  Competition: [competition, 'A league or cup'],
  MatchCompetition: [matchCompetition, 'The competition of a match'],
  Team: [team, 'A team'],
  Match: [match, 'A match'],
  MatchDetail: [matchDetail, 'A match with its incidents, line-ups and statistics'],
  GoalIncident: [goalIncident, 'A goal that counts'],
  NoGoalIncident: [noGoalIncident, 'A goal that does not count, or a missed penalty'],
  CardIncident: [cardIncident, 'A card'],
  SubstitutionIncident: [substitution, 'A player comes on for another'],
  DecisionIncident: [decisionIncident, 'A decision of the video referee'],
  OtherIncident: [otherIncident, 'Anything else that happened, in words'],
  LineUp: [lineUp, 'The players of one side'],
  Player: [player, 'A player of a line-up'],
  Statistic: [statistic, 'A figure of both sides'],
  Round: [round, 'A round with its matches'],
  Table: [table, 'A table'],
  TableRow: [row, 'A team’s row in a table; unknown figures are null'],
  Scorer: [scorer, 'A player in a list of scorers; unknown figures are null'],
  PlayerSeason: [playerSeason, 'A player’s figures in the season of a competition'],
  Appearance: [appearance, 'A player’s part in a match'],
  Change: [change, 'A change of a match'],
  Problem: [problem, 'An error (RFC 9457)'],
};
