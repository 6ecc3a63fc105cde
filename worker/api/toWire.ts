import type * as v from 'valibot';
import { translator } from '../../locales/translator.ts';
import type { SeasonFigures } from '../../web/data/pageState.ts';
import type { EventDetail, Incident, LineUp, LineUpPlayer, MatchMinute } from '../../web/domain/eventDetail.ts';
import { goalsAgree, isGoal } from '../../web/domain/incidents.ts';
import { isTimed, kickOffDate } from '../../web/domain/kickOff.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { nameIn, shortNameIn } from '../../web/domain/locale.ts';
import type { Competition, Country } from '../../web/domain/match.ts';
import { leaderOf, type Match, phaseOf, scoreOf, shootOutOf, type Team } from '../../web/domain/match.ts';
import { runningMinute } from '../../web/domain/matchClock.ts';
import { nationCodeOf } from '../../web/domain/nations.ts';
import type { Scorer } from '../../web/domain/scorers.ts';
import { HIDDEN } from '../../web/domain/spoilers.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { StandingsRow, StandingsTable } from '../../web/domain/standings.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import { competitionRoute, matchRoute, pathOf, teamRoute } from '../../web/format/addresses/routes.ts';
import { statusText } from '../../web/format/matchStatus.ts';
import { digestOf } from '../base/digests.ts';
import { codeOf } from '../feeds/directory/codes.ts';
import { competitionText, tableIn } from '../live/competition/competitionText.ts';
import type * as schemas from './schemas.ts';
import { seasonName } from './seasonName.ts';
import { instantOf, statusOf } from './wireChange.ts';

type Wire<Schema extends v.GenericSchema> = v.InferOutput<Schema>;

/** The language, addresses and times of an answer. */
export interface WireOptions {
  locale: Locale;
  /** Origin of the site's addresses. */
  origin: string;
  /** IANA zone of local times; undefined for none. */
  zone: string | undefined;
  /** The time for match clocks, milliseconds UTC. */
  now: number;
  /** Whether the licence covers logos. */
  hasLogos: boolean;
}

/** `2026-11-21T16:00:00+01:00` */
function localTime(instant: number, zone: string): string {
  const { date, time } = zonedTime(instant, zone);
  const minutes = Math.round((Date.parse(`${date}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000) / 60_000);
  const part = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${date}T${time}:00${minutes < 0 ? '-' : '+'}${part(Math.floor(size / 60))}:${part(size % 60)}`;
}

/** The code of a country: `NL`, `GB-ENG`; empty for none. */
export const countryCode = ({ slug }: Country) => (nationCodeOf(slug) ?? '').toUpperCase();

function countryOf(country: Country, { locale }: WireOptions): Wire<typeof schemas.competition>['country'] {
  return { code: countryCode(country), name: country.names[locale] };
}

export function competitionOf(
  competition: Competition,
  sport: Sport,
  options: WireOptions,
): Wire<typeof schemas.competition> {
  const { id, country } = competition;
  const { locale, origin } = options;
  const path = pathOf(competitionRoute(competition, sport), locale);
  return {
    id,
    name: nameIn(competition, locale),
    sport,
    country: countryOf(country, options),
    url: `${origin}${path}`,
  };
}

const namedOf = (team: StandingsRow['team'], locale: Locale) => ({
  ...{ id: team.id, name: nameIn(team, locale), shortName: shortNameIn(team, locale), code: codeOf(team.name) },
});

export function teamOf(team: Team, { locale, origin, hasLogos }: WireOptions): Wire<typeof schemas.team> {
  return {
    ...namedOf(team, locale),
    colours: { main: team.crest.main, second: team.crest.second },
    logo: hasLogos ? team.logo : null,
    url: `${origin}${pathOf(teamRoute(team), locale)}`,
  };
}

const minuteOf = (minute: MatchMinute | null) =>
  minute === null ? null : `${minute.minute}${(minute.added ?? 0) > 0 ? `+${minute.added}` : ''}`;

function clockOf({ state }: Match, now: number): string | null {
  const running = runningMinute(state, now);
  if (running === null) return null;
  return running.added === undefined ? String(running.minute) : `${running.minute}+${running.added ?? ''}`;
}

export function matchOf(match: Match, options: WireOptions): Wire<typeof schemas.match> {
  const { locale, origin, zone, now } = options;
  const { id, sport, competition, round, kickOff, state, home, away, redCards } = match;
  const isPlayed = phaseOf(match) !== 'upcoming';
  return {
    id,
    sport,
    competition: {
      id: competition.id,
      name: nameIn(competition, locale),
      country: countryOf(competition.country, options),
    },
    season: seasonName(match),
    round: round === null ? null : competitionText(round, locale),
    kickOff: instantOf(kickOff),
    kickOffLocal: zone === undefined || !isTimed(match) ? null : localTime(kickOff, zone),
    kickOffDate: kickOffDate(match, zone ?? 'UTC'),
    isKickOffConfirmed: isTimed(match),
    status: statusOf(state),
    statusText: statusText({ match, zone: zone ?? 'UTC', minute: null }, translator(locale)).long,
    minute: clockOf(match, now),
    home: home && teamOf(home, options),
    away: away && teamOf(away, options),
    score: isPlayed ? scoreOf(state) : null,
    shootOut: shootOutOf(state),
    winner: state.kind === 'finished' ? leaderOf(state) : null,
    redCards,
    url: `${origin}${pathOf(matchRoute(match), locale)}`,
  };
}

type Detail = Wire<typeof schemas.matchDetail>;

/** The break of football and the added time before it, in minutes. */
const BREAK_MINUTES = 17;

// About when a minute of the match clock was; other sports stop their clocks.
function instantAt(minute: MatchMinute | null, { sport, kickOff, untimed }: Match): string | null {
  if (minute === null || sport !== 'football' || untimed === true) return null;
  const passed = minute.minute + (minute.added ?? 0) + (minute.minute > 45 ? BREAK_MINUTES : 0);
  return instantOf(kickOff + passed * 60_000);
}

function incidentsOf(incidents: readonly Incident[], match: Match): Detail['incidents'] {
  const seen = new Map<string, number>();
  return incidents.map(({ minute, playerId = null, ...facts }) => {
    const by = 'player' in facts ? facts.player : facts.playerIn;
    const digest = digestOf(JSON.stringify([match.id, facts.kind, facts.side, minute, playerId ?? by]));
    const turn = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, turn);
    const id = turn === 1 ? digest : `${digest}-${turn}`;
    const moment = { id, at: instantAt(minute, match), minute: minuteOf(minute), playerId };
    return facts.kind === 'substitution'
      ? { ...facts, ...moment, playerOutId: facts.playerOutId ?? null }
      : { ...facts, ...moment };
  });
}

/** A player of a line-up, without a rating. */
export const playerOf = ({ id, rating: _, ...player }: LineUpPlayer) => ({ ...player, id: id ?? null });

function lineUpOf(lineUp: LineUp | null): Detail['lineUps']['home'] {
  return lineUp && { ...lineUp, starters: lineUp.starters.map(playerOf), bench: lineUp.bench.map(playerOf) };
}

export function matchDetailOf(event: EventDetail, options: WireOptions): Omit<Detail, 'channels'> {
  const { match, incidents, lineUps, shootOut, hidden: _, ...facts } = event;
  const whole = matchOf(match, options);
  // A list of goals that contradicts the score is not trusted.
  const isTrusted = goalsAgree(incidents.filter(isGoal), scoreOf(match.state));
  return {
    ...whole,
    ...facts,
    shootOut: whole.shootOut ?? shootOut,
    incidents: incidentsOf(
      incidents.filter((each) => isTrusted || !isGoal(each)),
      match,
    ),
    lineUps: { home: lineUpOf(lineUps.home), away: lineUpOf(lineUps.away) },
  };
}

export function tableOf(table: StandingsTable, { locale }: WireOptions): Wire<typeof schemas.table> {
  const { name, rows, zones } = tableIn(table, locale);
  return {
    name,
    zones,
    rows: rows.map(({ team, for: goalsFor, against: goalsAgainst, ...figures }) => ({
      ...figures,
      team: namedOf(team, locale),
      goalsFor,
      goalsAgainst,
    })),
  };
}

export function scorerOf({ id, ...figures }: Scorer): Wire<typeof schemas.scorer> {
  return { playerId: id, ...figures };
}

/** A player’s season; null if spoiler-free mode hides it. */
export function playerSeasonOf(
  { competition, scorer, place }: SeasonFigures,
  { locale }: WireOptions,
): Wire<typeof schemas.playerSeason> | null {
  if (scorer === HIDDEN) return null;
  const { id: _, name: __, team: ___, ...figures } = scorer;
  return { competition: { id: competition.id, name: nameIn(competition, locale) }, rank: place, ...figures };
}
