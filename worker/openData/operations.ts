import * as v from 'valibot';
import { LOCALES } from '../../web/domain/locale.ts';
import { SPORTS } from '../../web/domain/sport.ts';
import { isCalendarDate, isTimeZone } from '../base/zonedDay.ts';
import { change, competition, coverage, match, matchDetail, STATUSES, scorer, table, team } from './schemas.ts';

/** Longest range of days in one request. */
export const MOST_DAYS = 31;

const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, `a whole number from ${least} to ${most} is wanted`),
    v.metadata({ type: 'integer', minimum: least, maximum: most }),
    v.transform(Number),
    v.minValue(least, `at least ${least} is wanted`),
    v.maxValue(most, `at most ${most} is wanted`),
  );

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,64}$/, 'an id has up to 64 letters and digits'));

const date = v.optional(
  v.pipe(
    v.string(),
    v.check(isCalendarDate, 'a calendar date such as 2026-11-25 is wanted'),
    v.metadata({ format: 'date' }),
  ),
);

const sport = v.optional(v.picklist(SPORTS, `one of ${SPORTS.join(', ')} is wanted`), 'football');
const delay = v.optional(whole(0, 180), '0');
const lang = v.optional(v.picklist(LOCALES, `one of ${LOCALES.join(', ')} is wanted`), 'en');
const tz = v.optional(v.pipe(v.string(), v.check(isTimeZone, 'an IANA time zone such as Europe/Paris is wanted')));

/** The parameters that decide the view of the data, with their defaults. */
export const DEFAULTS = { delay, lang, tz };

const next = v.nullable(v.pipe(v.string(), v.description('Address of the rest; null if the answer is whole')));

interface Parts<Parameters extends v.ObjectEntries, Data extends v.ObjectEntries> {
  /** The path below `/api/v1`, with `{id}`. */
  path: string;
  parameters: Parameters;
  data: Data;
  /** How long shared caches may hold the answer, in seconds. */
  maxAge: number;
}

const operation = <const Entries extends v.ObjectEntries, const Data extends v.ObjectEntries>({
  parameters,
  data,
  ...facts
}: Parts<Entries, Data>) => ({ ...facts, parameters: v.strictObject(parameters), data: v.object(data) });

/** Every operation of the public API. Routes, OpenAPI document, MCP tools and the developers’ page follow from it. */
export const OPERATIONS = {
  listCompetitions: operation({
    path: '/competitions',
    parameters: { sport, lang },
    data: { coverage, competitions: v.array(competition) },
    maxAge: 300,
  }),
  listMatches: operation({
    path: '/matches',
    parameters: {
      sport,
      date,
      from: date,
      to: date,
      competition: v.optional(id),
      team: v.optional(id),
      status: v.optional(v.picklist(STATUSES, `one of ${STATUSES.join(', ')} is wanted`)),
      offset: v.optional(whole(0, 100_000), '0'),
      tz,
      delay,
      lang,
    },
    data: { matches: v.array(match), next },
    maxAge: 4,
  }),
  getMatch: operation({
    path: '/matches/{id}',
    parameters: { id: id, sport, tz, delay, lang },
    data: { match: matchDetail },
    maxAge: 4,
  }),
  getTeam: operation({
    path: '/teams/{id}',
    parameters: { id: id, limit: v.optional(whole(1, 50), '5'), tz, delay, lang },
    data: {
      team,
      competitions: v.array(competition),
      last: v.array(match),
      live: v.array(match),
      next: v.array(match),
      isWhole: v.pipe(v.boolean(), v.description('False if a day near today could not be read')),
    },
    maxAge: 30,
  }),
  getStandings: operation({
    path: '/competitions/{id}/standings',
    parameters: { id: id, sport, lang },
    data: { tables: v.array(table) },
    maxAge: 60,
  }),
  getScorers: operation({
    path: '/competitions/{id}/scorers',
    parameters: { id: id, sport, lang },
    data: { scorers: v.array(scorer) },
    maxAge: 60,
  }),
  getRounds: operation({
    path: '/competitions/{id}/rounds',
    parameters: { id: id, sport, tz, delay, lang },
    data: { rounds: v.array(v.object({ name: v.nullable(v.string()), matches: v.array(match) })) },
    maxAge: 60,
  }),
  search: operation({
    path: '/search',
    parameters: {
      q: v.pipe(v.string(), v.minLength(3, 'at least 3 characters are wanted'), v.maxLength(80)),
      lang,
    },
    data: {
      competitions: v.array(competition),
      teams: v.array(team),
      players: v.array(v.object({ id: v.string(), name: v.string(), team })),
    },
    maxAge: 60,
  }),
  listChanges: operation({
    path: '/changes',
    parameters: {
      after: v.optional(whole(0, 9_999_999_999_999), '0'),
      limit: v.optional(whole(1, 500), '200'),
      delay,
    },
    data: {
      changes: v.array(change),
      last: v.pipe(v.number(), v.description('Ask for changes after this number next time')),
      next,
    },
    maxAge: 1,
  }),
};

export type OperationId = keyof typeof OPERATIONS;

export const isOperation = (name: string): name is OperationId => Object.hasOwn(OPERATIONS, name);

export const OPERATION_IDS = Object.keys(OPERATIONS).filter(isOperation);

export type Parameters<Id extends OperationId> = v.InferOutput<(typeof OPERATIONS)[Id]['parameters']>;

export type Data<Id extends OperationId> = v.InferOutput<(typeof OPERATIONS)[Id]['data']>;
