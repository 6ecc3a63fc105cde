import * as v from 'valibot';
import { kickOffDate } from '../../web/domain/kickOff.ts';
import { isUnderWay, type Match } from '../../web/domain/match.ts';
import { matchTimeOf } from '../../web/domain/matchClock.ts';
import { byInstant } from '../../web/domain/matchOrder.ts';
import { sideOf } from '../../web/domain/team.ts';
import { addDays, zonedTime } from '../../web/domain/zonedTime.ts';
import { ok, type Result } from '../base/result.ts';
import { loadChannels } from '../content/channels.ts';
import { loadWholeDay } from '../live/day/daySnapshot.ts';
import { snapshotsIn } from '../live/match/eventSnapshot.ts';
import { loadEvent } from '../live/match/loadEvent.ts';
import { ageAt, oldestShown, type ShownAge } from '../live/state/readContext.ts';
import {
  country,
  date,
  delay,
  ID_SCHEMA,
  id,
  lang,
  listOf,
  notFound,
  type OpenContext,
  oneOf,
  operation,
  type Problem,
  refused,
  sport,
  tz,
  unavailable,
  whole,
} from './operation.ts';
import { pageFrom } from './pageFrom.ts';
import { match, matchDetail, next } from './schemas.ts';
import { countryCode, matchDetailOf, matchOf } from './toWire.ts';
import { STATUSES, statusOf } from './wireChange.ts';

/** Longest range of days in one request. */
const MAX_DAYS = 31;
/** An answer ends at these numbers of matches and days; the rest is `next`. */
const MAX = { matches: 500, days: 7 };
/** Each id can be a call to the source. */
const MAX_IDS = 20;

const DAY_MS = 86_400_000;

const WANTED = ['live', ...STATUSES] as const;

type WireMatch = v.InferOutput<typeof match>;

// Ids are unique across sports. Those that no match has are left out.
async function loadNamed(
  ids: readonly string[],
  sport: Match['sport'],
  { reading, wire }: OpenContext,
  isWanted: (match: Match) => boolean,
): Promise<Result<ShownAge & { matches: WireMatch[] }, Problem>> {
  const answers = await Promise.all([...new Set(ids)].map((id) => loadEvent({ sport, id }, reading)));
  const failed = answers.find((answer) => !answer.ok);
  const read = snapshotsIn(answers);
  if (read.length === 0 && failed?.ok === false) return unavailable(failed.error);
  const asOf = Math.min(reading.clock.now, ...read.map((each) => each.asOf));
  const matches = read
    .filter((each) => isWanted(each.event.match))
    .toSorted((one, other) => byInstant(one.event.match, other.event.match))
    .map((each) => matchOf(each.event.match, { ...wire, now: matchTimeOf(wire.now, each) }));
  return ok({ asOf, stale: failed !== undefined || read.some(({ stale }) => stale), matches });
}

export const listMatches = operation({
  path: '/matches',
  maxAge: 4,
  parameters: {
    sport,
    date,
    from: date,
    to: date,
    ids: v.optional(listOf(id, ID_SCHEMA, MAX_IDS)),
    country,
    competition: v.optional(id),
    team: v.optional(id),
    status: v.optional(listOf(oneOf(WANTED), { type: 'string', enum: WANTED }, WANTED.length)),
    limit: v.optional(whole(1, MAX.matches), String(MAX.matches)),
    offset: v.optional(whole(0, 100_000), '0'),
    tz,
    delay,
    lang,
  },
  data: { matches: v.array(match), next },
  async read({ sport, date, from, to, ids, country, competition, team, status, limit, offset }, context) {
    const { reading, wire, addressWith } = context;
    const isWanted = (each: Match) =>
      (country === undefined || countryCode(each.competition.country) === country) &&
      (competition === undefined || each.competition.id === competition) &&
      (team === undefined || sideOf(each, team) !== undefined) &&
      (status === undefined || status.includes(statusOf(each.state)) || (status.includes('live') && isUnderWay(each)));
    if (ids !== undefined) {
      if ((date ?? from ?? to) !== undefined) return refused('Use either `ids` or days.');
      const named = await loadNamed(ids, sport, context, isWanted);
      if (!named.ok) return named;
      const { part, next } = pageFrom(named.value.matches, { offset, limit });
      return ok({ ...named.value, matches: part, next: next && addressWith(next) });
    }
    const zone = wire.zone ?? 'UTC';
    const first = from ?? date ?? zonedTime(reading.clock.now, zone).date;
    const last = to ?? first;
    if (date !== undefined && (from ?? to) !== undefined) return refused('Use either `date` or `from` and `to`.');
    if (to !== undefined && from === undefined) return refused('`to` requires `from`.');
    const days = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
    if (days < 1 || days > MAX_DAYS) return refused(`The range must have 1 to ${MAX_DAYS} days.`);
    const found: WireMatch[] = [];
    let age: ShownAge = { asOf: reading.clock.now, stale: false };
    let next: string | null = null;
    for (let index = 0; index < days && next === null; index += 1) {
      const day = addDays(first, index);
      const rest = (skipped: number) => addressWith({ from: day, to: last, offset: String(skipped), date: '' });
      const isFull = index >= MAX.days || found.length >= limit;
      const read = isFull ? null : await loadWholeDay({ sport, date: day, zone }, reading);
      if (read?.ok === false && index === 0) return unavailable(read.error);
      if (!read?.ok) {
        next = rest(0);
        break;
      }
      age = oldestShown(age, ageAt(reading, read));
      const now = matchTimeOf(wire.now, read.value);
      // A match that runs past midnight is also in the list of today.
      const isNew = (each: Match) => index === 0 || kickOffDate(each, zone) === day;
      const wanted = read.value.matches.filter((each) => isNew(each) && isWanted(each)).toSorted(byInstant);
      const skipped = index === 0 ? offset : 0;
      const end = skipped + limit - found.length;
      found.push(...wanted.slice(skipped, end).map((each) => matchOf(each, { ...wire, now })));
      if (end < wanted.length) next = rest(end);
    }
    return ok({ ...age, matches: found, next });
  },
});

export const getMatch = operation({
  path: '/matches/{id}',
  maxAge: 4,
  parameters: { id, sport, country, tz, delay, lang },
  data: { match: matchDetail },
  async read({ id, sport, country }, { reading, wire }) {
    const read = await loadEvent({ sport, id }, reading);
    if (!read.ok) return unavailable(read.error);
    if (read.value === null) return notFound(`Unknown ID. No ${sport} match has ID ${id}.`);
    const { snapshot, details = snapshot } = read.value;
    const { event } = snapshot;
    const { asOf, stale } = oldestShown(snapshot, details);
    const now = matchTimeOf(wire.now, snapshot);
    const watched = country === undefined ? null : await loadChannels(event.match, country, reading.content);
    const channels = watched?.ok ? watched.value : null;
    const detail = { ...matchDetailOf(event, { ...wire, now }), channels };
    return ok({ asOf, stale: stale || watched?.ok === false, match: detail });
  },
});
