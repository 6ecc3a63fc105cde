import type * as v from 'valibot';
import { translator } from '../../../locales/translator.ts';
import type { EventDetail, Incident, LineUp, MatchMinute } from '../../../web/domain/eventDetail.ts';
import type { Locale } from '../../../web/domain/locale.ts';
import { nameIn, shortNameIn } from '../../../web/domain/locale.ts';
import type { Competition, Country } from '../../../web/domain/match.ts';
import { isTimed, leaderOf, type Match, phaseOf, scoreOf, shootOutOf, type Team } from '../../../web/domain/match.ts';
import { runningMinute } from '../../../web/domain/matchClock.ts';
import { nationCodeBySlug } from '../../../web/domain/nations.ts';
import type { Scorer } from '../../../web/domain/scorers.ts';
import { teamCodes } from '../../../web/domain/season/teamCodes.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import type { StandingsTable } from '../../../web/domain/standings.ts';
import { zonedTime } from '../../../web/domain/zonedTime.ts';
import { competitionRoute, matchRoute, pathOf } from '../../../web/format/addresses/routes.ts';
import { statusText } from '../../../web/format/matchStatus.ts';
import { competitionText, tableIn } from '../../live/competitionText.ts';
import type * as schemas from './schemas.ts';
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
}

/** `2026-11-21T16:00:00+01:00` */
function localTime(instant: number, zone: string): string {
  const { date, time } = zonedTime(instant, zone);
  const minutes = Math.round((Date.parse(`${date}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000) / 60_000);
  const part = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${date}T${time}:00${minutes < 0 ? '-' : '+'}${part(Math.floor(size / 60))}:${part(size % 60)}`;
}

function countryOf({ slug, names }: Country, { locale }: WireOptions): Wire<typeof schemas.competition>['country'] {
  return { code: (nationCodeBySlug[slug] ?? '').toUpperCase(), name: names[locale] };
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

export function teamOf(team: Team, { locale }: WireOptions): Wire<typeof schemas.team> {
  const { id, logo, crest } = team;
  const names = { name: nameIn(team, locale), shortName: shortNameIn(team, locale) };
  return {
    id,
    ...names,
    code: `${teamCodes([team.short ?? team.name])[0]}XX`.slice(0, 3),
    colours: { main: crest.main, second: crest.second },
    logo,
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
    round: round === null ? null : competitionText(round, locale),
    kickOff: instantOf(kickOff),
    kickOffLocal: zone === undefined ? null : localTime(kickOff, zone),
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

function incidentOf({ minute, playerId, ...facts }: Incident): Detail['incidents'][number] {
  const moment = { minute: minuteOf(minute), playerId: playerId ?? null };
  return facts.kind === 'substitution'
    ? { ...facts, ...moment, playerOutId: facts.playerOutId ?? null }
    : { ...facts, ...moment };
}

function lineUpOf(lineUp: LineUp | null): Detail['lineUps']['home'] {
  const playersOf = (players: LineUp['starters']) =>
    players.map(({ id = null, mark: _, ...player }) => ({ id, ...player }));
  return lineUp && { ...lineUp, starters: playersOf(lineUp.starters), bench: playersOf(lineUp.bench) };
}

export function matchDetailOf(event: EventDetail, options: WireOptions): Detail {
  const { match, incidents, lineUps, shootOut, hidden: _, ...facts } = event;
  const whole = matchOf(match, options);
  return {
    ...whole,
    ...facts,
    shootOut: whole.shootOut ?? shootOut,
    incidents: incidents.map(incidentOf),
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
      team: { id: team.id, name: nameIn(team, locale), shortName: shortNameIn(team, locale) },
      goalsFor,
      goalsAgainst,
    })),
  };
}

export function scorerOf({ id, ...figures }: Scorer): Wire<typeof schemas.scorer> {
  return { playerId: id, ...figures };
}
