import type { EventDetail } from '../../../../web/domain/eventDetail.ts';
import type { Side } from '../../../../web/domain/match.ts';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { parseDetail as apiFootballDetail } from '../../../../worker/feeds/apiFootball/parseDetail.ts';
import { parseEventDetail } from '../../../../worker/feeds/contract/parseDetail.ts';
import { parseDetail as footballDataDetail } from '../../../../worker/feeds/footballData/parseDetail.ts';
import type { BeliefContext } from '../../../../worker/feeds/normalize/believed.ts';
import { parseDetail as openLigaDbDetail } from '../../../../worker/feeds/openligadb/parseMatch.ts';
import { repeatedAt, wireMatch } from '../../../support/wireMatch.ts';
import * as af from '../apiFootball/apiFootball.records.ts';
import * as fd from '../footballData/footballData.records.ts';
import * as ol from '../openligadb/openligadb.records.ts';
import { contextAt } from '../openligadb/parsed.ts';
import { MINUTE, parsedValue } from '../parsed.ts';
import type { Goals, OddIncident, OddMatch } from './oddMatch.ts';

export const KICK_OFF = Date.parse('2026-11-21T15:00:00Z');

const pair = (goals: Goals | null | undefined) => goals && { home: goals[0], away: goals[1] };
const idOf = (player: string) => [...player].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_000, 7);

const STATUSES: Readonly<Record<OddMatch['status'], [contract: string, footballData: string, apiFootball: string]>> = {
  'first-half': ['1st half', 'IN_PLAY', '1H'],
  'half-time': ['Halftime', 'PAUSED', 'HT'],
  'second-half': ['2nd half', 'IN_PLAY', '2H'],
  'shoot-out': ['Penalty shootout', 'PENALTY_SHOOTOUT', 'P'],
  finished: ['Finished', 'FINISHED', 'FT'],
  'after-extra-time': ['Finished AET', 'FINISHED', 'AET'],
  'after-penalties': ['Finished AP', 'FINISHED', 'PEN'],
};

const CONTRACT_TYPES: Readonly<Record<OddIncident['kind'], [type: string, detail: string]>> = {
  goal: ['Goal', 'Regular goal'],
  'own-goal': ['Goal', 'Own goal'],
  penalty: ['Goal', 'Penalty'],
  missed: ['Missed penalty', ''],
  yellow: ['Yellow card', ''],
  'second-yellow': ['YELLOW_RED_CARD', ''],
  red: ['Red card', ''],
};

function contractRecord({ status, score, incidents = [], ...odd }: OddMatch, hasScores: boolean) {
  const listed = (side: Side) =>
    incidents
      .filter((each) => each.side === side)
      .map(({ kind, minute, added, player, after, isKick }) => {
        const [type, detail] = CONTRACT_TYPES[kind];
        const scored = hasScores && after !== undefined ? `${detail} (${after.join('-')})` : detail;
        return {
          match_time: added === undefined ? `${minute}` : `${minute}+${added}`,
          type: isKick ? 'Penalty' : type,
          detail: isKick ? 'Penalty shootout' : scored,
          player: { name: player },
        };
      });
  return wireMatch({
    start_date: new Date(KICK_OFF).toISOString(),
    status: STATUSES[status][0],
    results: {
      runningscore: pair(score),
      halftime: pair(odd.halfTime),
      ordinarytime: pair(odd.regular),
      penaltyshootout: pair(odd.shootOut),
      finalresult: pair(odd.total),
    },
    incidents: { home: listed('home'), away: listed('away') },
  });
}

const DURATIONS: Partial<Record<OddMatch['status'], string>> = {
  'after-extra-time': 'EXTRA_TIME',
  'after-penalties': 'PENALTY_SHOOTOUT',
};

function footballDataRecord({ status, score, incidents = [], ...odd }: OddMatch, hasScores: boolean) {
  const teamOf = (side: Side) => (side === 'home' ? fd.HOME : fd.AWAY);
  const personOf = (name: string) => ({ id: idOf(name), name });
  const goalTypes = { goal: 'REGULAR', 'own-goal': 'OWN', penalty: 'PENALTY' } as const;
  const cards = { yellow: 'YELLOW', 'second-yellow': 'YELLOW_RED', red: 'RED' } as const;
  const minutes: Partial<Record<OddMatch['status'], number>> = { 'first-half': 30, 'second-half': 80 };
  return fd.match(STATUSES[status][1], {
    minute: minutes[status] ?? null,
    score: fd.score(odd.total ?? score, odd.halfTime ?? null, {
      duration: DURATIONS[status] ?? 'REGULAR',
      regularTime: pair(odd.regular),
      extraTime: odd.regular && score && pair([score[0] - odd.regular[0], score[1] - odd.regular[1]]),
      penalties: pair(odd.shootOut),
    }),
    goals: incidents.flatMap(({ kind, side, minute, added, player, after }) => {
      if (!(kind in goalTypes)) return [];
      const type = goalTypes[kind as keyof typeof goalTypes];
      const more = { type, injuryTime: added ?? null, scorer: personOf(player) };
      return [fd.goal(teamOf(side), minute, hasScores ? (after ?? null) : null, more)];
    }),
    bookings: incidents.flatMap(({ kind, side, minute, player }) => {
      const card = cards[kind as keyof typeof cards];
      return card ? [{ minute, team: { id: teamOf(side).id }, player: personOf(player), card }] : [];
    }),
  });
}

const API_TYPES: Readonly<Record<OddIncident['kind'], [type: string, detail: string]>> = {
  goal: ['Goal', 'Normal Goal'],
  'own-goal': ['Goal', 'Own Goal'],
  penalty: ['Goal', 'Penalty'],
  missed: ['Goal', 'Missed Penalty'],
  yellow: ['Card', 'Yellow Card'],
  'second-yellow': ['Card', 'Second Yellow card'],
  red: ['Card', 'Red Card'],
};

function apiFootballRecord({ status, score, incidents = [], ...odd }: OddMatch) {
  return af.fixture([STATUSES[status][2], null], score ?? [null, null], {
    score: {
      halftime: pair(odd.halfTime) ?? {},
      fulltime: pair(odd.regular) ?? {},
      penalty: pair(odd.shootOut) ?? {},
    },
    events: incidents.map(({ kind, side, minute, added, player, isKick }) =>
      af.event(side === 'home' ? af.HOME : af.AWAY, [minute, added], API_TYPES[kind], {
        player: { id: idOf(player), name: player },
        comments: isKick ? 'Penalty Shootout' : null,
      }),
    ),
  });
}

const RESULT_TYPES = { finished: 2, 'after-extra-time': 4, 'after-penalties': 4 } as const;

function openLigaDbRecord({ status, score, incidents = [], ...odd }: OddMatch) {
  const end = RESULT_TYPES[status as keyof typeof RESULT_TYPES];
  const results = [
    ...(odd.halfTime ? [ol.result(1, odd.halfTime)] : []),
    ...(odd.regular ? [ol.result(2, odd.regular)] : []),
    ...(end && score ? [ol.result(end, score)] : []),
    ...(odd.total ? [ol.result(5, odd.total)] : []),
  ];
  return ol.record({
    matchDateTimeUTC: new Date(KICK_OFF).toISOString().slice(0, 19),
    lastUpdateDateTime: '2026-11-21T17:00:00',
    matchIsFinished: end !== undefined,
    matchResults: results,
    goals: incidents.flatMap(({ kind, minute, added, player, after, isKick }, index) =>
      after === undefined
        ? []
        : [
            ol.goal(after, minute + (minute % 45 === 0 ? (added ?? 0) : 0), {
              goalID: index + 1,
              goalGetterID: idOf(player),
              goalGetterName: player,
              isOwnGoal: kind === 'own-goal',
              isPenalty: kind === 'penalty',
              isOvertime: minute > 45,
              comment: isKick ? 'Elfmeterschießen' : null,
            }),
          ],
    ),
  });
}

/** What only some sources tell: cards, a shoot-out alone, a result with its kicks, goals with their sides. */
type Part = 'cards' | 'shoot-out' | 'total' | 'sides';

interface Dialect {
  /** The source’s name in the settings, and its data. */
  name: string;
  tells: readonly Part[];
  detailOf(odd: OddMatch, context: BeliefContext): EventDetail;
}

const noteRejected = () => undefined;

/** Every parser, with and without the running scores of goals where a source has both. */
export const DIALECTS: readonly Dialect[] = [
  ...[true, false].flatMap((hasScores): Dialect[] => [
    {
      name: `backend${hasScores ? ' with running scores' : ''}`,
      tells: ['cards', 'shoot-out', 'total', 'sides'],
      detailOf: (odd, context) =>
        parsedValue(
          parseEventDetail(contractRecord(odd, hasScores), {
            ...context,
            sport: 'football',
            flagUrl: null,
            rejections: createRejections(),
          }),
        ),
    },
    {
      name: `football-data${hasScores ? ' with running scores' : ''}`,
      tells: ['cards', 'shoot-out', 'total', 'sides'],
      detailOf: (odd, context) =>
        parsedValue(
          footballDataDetail(footballDataRecord(odd, hasScores), { ...context, flagUrl: null, noteRejected }),
        ),
    },
  ]),
  {
    name: 'api-football',
    tells: ['cards', 'shoot-out', 'sides'],
    detailOf: (odd, context) =>
      parsedValue(apiFootballDetail(apiFootballRecord(odd), { ...context, flagUrl: null, noteRejected })),
  },
  {
    name: 'openligadb',
    tells: ['total'],
    detailOf: (odd, context) => parsedValue(openLigaDbDetail(openLigaDbRecord(odd), { ...contextAt(0), ...context })),
  },
];

/** When a match has its status, in minutes after kick-off. */
const WHEN: Readonly<Record<OddMatch['status'], number>> = {
  'first-half': 30,
  'half-time': 55,
  'second-half': 100,
  'shoot-out': 170,
  finished: 120,
  'after-extra-time': 160,
  'after-penalties': 175,
};

export type Read = Dialect['detailOf'];

/** Reads a match after minutes from its kick-off, when the source has repeated it. */
export const readAt = (detailOf: Read, odd: OddMatch, minutes = WHEN[odd.status]) =>
  detailOf(odd, repeatedAt(KICK_OFF + minutes * MINUTE));

/** Each case in each dialect that tells these parts: a name, how to read the match, and the case. */
export const inEveryDialect = <Case>(cases: Readonly<Record<string, Case>>, ...parts: Part[]) =>
  DIALECTS.filter(({ tells }) => parts.every((part) => tells.includes(part))).flatMap((dialect) =>
    Object.entries(cases).map(([name, each]) => [`${name}: ${dialect.name}`, dialect.detailOf, each] as const),
  );
