import { isUnderWay, type Match } from '../../web/domain/match.ts';
import { matchTimeOf } from '../../web/domain/matchClock.ts';
import { sideOf, teamMatches } from '../../web/domain/team.ts';
import { addDays, zonedTime } from '../../web/domain/zonedTime.ts';
import { readEvent } from '../live/readEvent.ts';
import { readWholeDay } from '../live/readList.ts';
import { readTeam } from '../live/readTeam.ts';
import { readTeamMatches } from '../live/teamMatches.ts';
import { readSeason } from '../live/tournamentSeason.ts';
import { type Age, ageIn, type Handler, notFound, refused, unavailable } from './answer.ts';
import { MOST_DAYS } from './operations.ts';
import { competitionOf, matchDetailOf, matchOf, teamOf } from './toWire.ts';

/** An answer with this many matches ends with its day; the rest is `next`. */
const MOST_MATCHES = 500;
/** Days read for one answer. */
const DAYS_AN_ANSWER = 7;

const DAY_MS = 86_400_000;

function daysOf(from: string, to: string): string[] | null {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  if (count < 1 || count > MOST_DAYS) return null;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

const oldest = (ages: readonly Age[], now: number): Age => ({
  asOf: Math.min(now, ...ages.map(({ asOf }) => asOf)),
  stale: ages.some(({ stale }) => stale),
});

export const listMatches: Handler<'listMatches'> = async (parameters, { reading, wire, addressWith }) => {
  const { sport, date, from, to, competition, team, status, offset } = parameters;
  const zone = wire.zone ?? 'UTC';
  const first = from ?? date ?? zonedTime(reading.clock.now, zone).date;
  if (date !== undefined && (from !== undefined || to !== undefined))
    return refused('`date` excludes `from` and `to`.');
  if (to !== undefined && from === undefined) return refused('`to` needs `from`.');
  const days = daysOf(first, to ?? first);
  if (days === null) return refused(`The range must have 1 to ${MOST_DAYS} days.`);
  const found: Match[] = [];
  const ages: Age[] = [];
  let next: string | null = null;
  for (const [index, day] of days.entries()) {
    const rest = (skipped: number) =>
      addressWith({ from: day, to: days.at(-1) ?? day, offset: String(skipped), date: '' });
    if (index >= DAYS_AN_ANSWER || found.length >= MOST_MATCHES) {
      next = rest(0);
      break;
    }
    const read = await readWholeDay({ sport, date: day, zone }, reading);
    if (!read.ok && index === 0) return unavailable(read.error);
    if (!read.ok) {
      next = rest(0);
      break;
    }
    ages.push(read.value);
    const time = matchTimeOf(wire.now, read.value);
    const skipped = index === 0 ? offset : 0;
    const wanted = read.value.matches
      .filter((match) => competition === undefined || match.competition.id === competition)
      .filter((match) => team === undefined || sideOf(match, team) !== undefined)
      .filter((match) => status === undefined || matchOf(match, { ...wire, now: time }).status === status);
    const page = wanted.slice(skipped, skipped + MOST_MATCHES);
    found.push(...page);
    if (skipped + page.length < wanted.length) {
      next = rest(skipped + page.length);
      break;
    }
  }
  const age = oldest(ages, reading.clock.now);
  const time = matchTimeOf(wire.now, age);
  return {
    ok: true,
    value: { ...age, data: { matches: found.map((match) => matchOf(match, { ...wire, now: time })), next } },
  };
};

export const getMatch: Handler<'getMatch'> = async ({ id, sport }, { reading, wire }) => {
  const read = await readEvent({ sport, id }, reading);
  if (!read.ok) return unavailable(read.error);
  if (read.value.kind === 'unknown') return notFound(`No ${sport} match has the id ${id}.`);
  const { event, asOf, stale } = read.value.snapshot;
  const now = matchTimeOf(wire.now, { asOf, stale });
  return { ok: true, value: { asOf, stale, data: { match: matchDetailOf(event, { ...wire, now }) } } };
};

export const getTeam: Handler<'getTeam'> = async ({ id, limit }, { reading, wire }) => {
  const known = await readTeam(id, reading);
  if (!known.ok) return unavailable(known.error);
  if (known.value === null) return notFound(`No team with a match these days has the id ${id}.`);
  const { team, sport, competitions } = known.value;
  const [days, ...seasons] = await Promise.all([
    readTeamMatches(known.value, reading),
    ...competitions.map((each) => readSeason({ sport, tournament: each.id }, reading)),
  ]);
  if (!days.ok) return unavailable(days.error);
  const all = new Map<string, Match>();
  for (const match of [...seasons.flatMap((season) => (season.ok ? season.value : [])), ...days.value.matches])
    if (sideOf(match, id) !== undefined) all.set(match.id, match);
  const { current, fixtures, results } = teamMatches([...all.values()], wire.now);
  const [live, next] = [current.filter(isUnderWay), current.filter((match) => !isUnderWay(match))];
  const shown = (matches: readonly Match[]) => matches.slice(0, limit).map((match) => matchOf(match, wire));
  const age = ageIn(reading.live.lists, `${reading.feed.upstream.id}:today`);
  return {
    ok: true,
    value: {
      ...age,
      data: {
        team: teamOf(team, wire),
        competitions: competitions.map((each) => competitionOf(each, sport, wire)),
        last: shown(results),
        live: shown(live),
        next: shown([...next, ...fixtures]),
        isWhole: days.value.isWhole,
      },
    },
  };
};
