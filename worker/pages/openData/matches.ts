import * as v from 'valibot';
import { isUnderWay, type Match } from '../../../web/domain/match.ts';
import { matchTimeOf } from '../../../web/domain/matchClock.ts';
import { sideOf, teamMatches } from '../../../web/domain/team.ts';
import { addDays, zonedTime } from '../../../web/domain/zonedTime.ts';
import { ok } from '../../base/result.ts';
import { readSeason } from '../../live/competitionSeason.ts';
import { readWholeDay } from '../../live/daySnapshot.ts';
import { readEvent } from '../../live/readEvent.ts';
import { readTeam } from '../../live/readTeam.ts';
import { readTeamMatches } from '../../live/teamMatches.ts';
import {
  type Age,
  ageIn,
  date,
  delay,
  id,
  lang,
  notFound,
  oneOf,
  operation,
  refused,
  sport,
  tz,
  unavailable,
  whole,
} from './operation.ts';
import { competition, match, matchDetail, next, team } from './schemas.ts';
import { competitionOf, matchDetailOf, matchOf, teamOf } from './toWire.ts';
import { STATUSES } from './wireChange.ts';

/** Longest range of days in one request. */
const MOST_DAYS = 31;
/** An answer ends at these numbers of matches and days; the rest is `next`. */
const MOST = { matches: 500, days: 7 };

const DAY_MS = 86_400_000;

export const listMatches = operation({
  path: '/matches',
  maxAge: 4,
  parameters: {
    sport,
    date,
    from: date,
    to: date,
    competition: v.optional(id),
    team: v.optional(id),
    status: v.optional(oneOf(STATUSES)),
    offset: v.optional(whole(0, 100_000), '0'),
    tz,
    delay,
    lang,
  },
  data: { matches: v.array(match), next },
  async read({ sport, date, from, to, competition, team, status, offset }, { reading, wire, addressWith }) {
    const zone = wire.zone ?? 'UTC';
    const first = from ?? date ?? zonedTime(reading.clock.now, zone).date;
    const last = to ?? first;
    if (date !== undefined && (from ?? to) !== undefined) return refused('`date` excludes `from` and `to`.');
    if (to !== undefined && from === undefined) return refused('`to` needs `from`.');
    const days = Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
    if (days < 1 || days > MOST_DAYS) return refused(`The range must have 1 to ${MOST_DAYS} days.`);
    const found: v.InferOutput<typeof match>[] = [];
    const age: Age = { asOf: reading.clock.now, stale: false };
    let next: string | null = null;
    for (let index = 0; index < days && next === null; index += 1) {
      const day = addDays(first, index);
      const rest = (skipped: number) => addressWith({ from: day, to: last, offset: String(skipped), date: '' });
      const isFull = index >= MOST.days || found.length >= MOST.matches;
      const read = isFull ? null : await readWholeDay({ sport, date: day, zone }, reading);
      if (read?.ok === false && index === 0) return unavailable(read.error);
      if (!read?.ok) {
        next = rest(0);
        break;
      }
      age.asOf = Math.min(age.asOf, read.value.asOf);
      age.stale ||= read.value.stale;
      const now = matchTimeOf(wire.now, read.value);
      const wanted = read.value.matches
        .filter((each) => competition === undefined || each.competition.id === competition)
        .filter((each) => team === undefined || sideOf(each, team) !== undefined)
        .map((each) => matchOf(each, { ...wire, now }))
        .filter((each) => status === undefined || each.status === status);
      const skipped = index === 0 ? offset : 0;
      const end = skipped + MOST.matches;
      found.push(...wanted.slice(skipped, end));
      if (end < wanted.length) next = rest(end);
    }
    return ok({ ...age, matches: found, next });
  },
});

export const getMatch = operation({
  path: '/matches/{id}',
  maxAge: 4,
  parameters: { id, sport, tz, delay, lang },
  data: { match: matchDetail },
  async read({ id, sport }, { reading, wire }) {
    const read = await readEvent({ sport, id }, reading);
    if (!read.ok) return unavailable(read.error);
    if (read.value.kind === 'unknown') return notFound(`No ${sport} match has the id ${id}.`);
    const { event, asOf, stale } = read.value.snapshot;
    const now = matchTimeOf(wire.now, { asOf, stale });
    return ok({ asOf, stale, match: matchDetailOf(event, { ...wire, now }) });
  },
});

export const getTeam = operation({
  path: '/teams/{id}',
  maxAge: 30,
  parameters: { id, limit: v.optional(whole(1, 50), '5'), tz, delay, lang },
  data: {
    team,
    competitions: v.array(competition),
    last: v.array(match),
    live: v.array(match),
    next: v.array(match),
    isWhole: v.pipe(v.boolean(), v.description('False if a day near today could not be read')),
  },
  async read({ id, limit }, { reading, wire }) {
    const known = await readTeam(id, reading);
    if (!known.ok) return unavailable(known.error);
    if (known.value === null) return notFound(`No team with a match these days has the id ${id}.`);
    const { team, sport, competitions } = known.value;
    const [days, ...seasons] = await Promise.all([
      readTeamMatches(known.value, reading),
      ...competitions.map((each) => readSeason({ sport, tournament: each.id }, reading)),
    ]);
    if (!days.ok) return unavailable(days.error);
    const listed = seasons.flatMap((season) => (season.ok ? season.value : []));
    const own = [...listed, ...days.value.matches].filter((each) => sideOf(each, id) !== undefined);
    const all = new Map(own.map((each) => [each.id, each]));
    const { current, fixtures, results } = teamMatches([...all.values()], wire.now);
    const shown = (matches: readonly Match[]) => matches.slice(0, limit).map((each) => matchOf(each, wire));
    const data = {
      team: teamOf(team, wire),
      competitions: competitions.map((each) => competitionOf(each, sport, wire)),
      last: shown(results),
      live: shown(current.filter(isUnderWay)),
      next: shown([...current.filter((each) => !isUnderWay(each)), ...fixtures]),
      isWhole: days.value.isWhole,
    };
    return ok({ ...ageIn(reading.live.lists, `${reading.feed.upstream.id}:today`), ...data });
  },
});
