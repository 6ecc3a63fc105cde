import type * as v from 'valibot';
import { translator } from '../../locales/translator.ts';
import { pathOf } from '../../web/addresses/routes.ts';
import type { Competition, Country } from '../../web/domain/competition.ts';
import type { EventDetail, Incident, LineUp, MatchMinute } from '../../web/domain/eventDetail.ts';
import type { Locale } from '../../web/domain/locale.ts';
import {
  isTimed,
  leaderOf,
  type Match,
  type MatchState,
  phaseOf,
  scoreOf,
  shootOutOf,
  type Team,
} from '../../web/domain/match.ts';
import { runningMinute } from '../../web/domain/matchClock.ts';
import { nameIn, shortNameIn } from '../../web/domain/named.ts';
import { nationCodeBySlug } from '../../web/domain/nations.ts';
import type { Scorer } from '../../web/domain/scorers.ts';
import { eventSlug, folded, slugWithId } from '../../web/domain/slug.ts';
import type { Sport } from '../../web/domain/sport.ts';
import type { StandingsTable } from '../../web/domain/standings.ts';
import { zonedTime } from '../../web/domain/zonedTime.ts';
import { statusText } from '../../web/format/matchStatus.ts';
import { competitionText, tableIn } from '../live/competitionText.ts';
import type * as schemas from './schemas.ts';
import type { Status } from './schemas.ts';

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

export const instantOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/** `2026-11-21T16:00:00+01:00` */
function localTime(instant: number, zone: string): string {
  const { date, time } = zonedTime(instant, zone);
  const minutes = Math.round((Date.parse(`${date}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000) / 60_000);
  const part = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${date}T${time}:00${minutes < 0 ? '-' : '+'}${part(Math.floor(size / 60))}:${part(size % 60)}`;
}

/** Three letters for a team: of its short name, or of the initials of a long one. */
export function teamCode({ name, short }: Pick<Team, 'name' | 'short'>): string {
  const words = folded(short ?? name)
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length > 1 && !/^(FC|CF|SC|AC|AS|SV|VFL|VFB|TSG|THE|DE|1)$/.test(word));
  const initials = words.length > 2 ? words.map((word) => word[0]).join('') : '';
  return `${initials.length === 3 ? initials : words.join('')}XXX`.slice(0, 3);
}

export function countryOf({ slug, names }: Country, { locale }: WireOptions): Wire<typeof schemas.country> {
  return { code: (nationCodeBySlug[slug] ?? '').toUpperCase(), name: names[locale] };
}

export function competitionOf(
  competition: Competition,
  sport: Sport,
  options: WireOptions,
): Wire<typeof schemas.competition> {
  const { id, name, country } = competition;
  const { locale, origin } = options;
  const route = {
    name: 'tournament',
    sport,
    category: country.slug,
    slug: slugWithId(name, id),
    tab: 'matches',
  } as const;
  return {
    id,
    name: nameIn(competition, locale),
    sport,
    country: countryOf(country, options),
    url: `${origin}${pathOf(route, locale)}`,
  };
}

export function teamOf(team: Team, { locale }: WireOptions): Wire<typeof schemas.team> {
  const { main, second } = team.crest;
  return {
    id: team.id,
    name: nameIn(team, locale),
    shortName: shortNameIn(team, locale),
    code: teamCode(team),
    colours: { main, second },
    logo: team.logo,
  };
}

const STATUS: Readonly<Record<Exclude<MatchState['kind'], 'playing'>, Status>> = {
  'not-started': 'scheduled',
  delayed: 'delayed',
  postponed: 'postponed',
  unreported: 'unreported',
  cancelled: 'cancelled',
  abandoned: 'abandoned',
  'awaiting-info': 'interrupted',
  'to-finish': 'suspended',
  'half-time': 'half-time',
  finished: 'finished',
  other: 'other',
};

export function statusOf(state: MatchState): Status {
  if (state.kind !== 'playing') return STATUS[state.kind];
  if (state.period === 'penalties') return 'shoot-out';
  return state.period.startsWith('extra-time') || state.period === 'overtime' ? 'extra-time' : 'in-play';
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
  const route = { name: 'event', sport, slug: eventSlug(match), tab: 'summary' } as const;
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
    url: `${origin}${pathOf(route, locale)}`,
  };
}

type WireIncident = Wire<typeof schemas.matchDetail>['incidents'][number];

function incidentOf(incident: Incident): WireIncident {
  const moment = { minute: minuteOf(incident.minute), side: incident.side, playerId: incident.playerId ?? null };
  switch (incident.kind) {
    case 'substitution': {
      const { kind, playerIn, playerOut, playerOutId = null } = incident;
      return { kind, ...moment, playerIn, playerOut, playerOutId };
    }
    case 'decision':
      return { kind: incident.kind, ...moment, decision: incident.decision, player: incident.player };
    case 'other':
      return { kind: incident.kind, ...moment, text: incident.text, player: incident.player };
    case 'goal':
    case 'own-goal':
    case 'penalty': {
      const { kind, player, assists, scoreAfter } = incident;
      return { kind, ...moment, player, assists, scoreAfter };
    }
    case 'missed-penalty':
    case 'cancelled-goal':
      return { kind: incident.kind, ...moment, player: incident.player, reason: incident.reason };
    case 'yellow-card':
    case 'second-yellow-card':
    case 'red-card':
      return { kind: incident.kind, ...moment, player: incident.player };
  }
}

function lineUpOf(lineUp: LineUp | null): Wire<typeof schemas.matchDetail>['lineUps']['home'] {
  if (lineUp === null) return null;
  const playersOf = (players: LineUp['starters']) =>
    players.map(({ id = null, name, number, position, captain }) => ({ id, name, number, position, captain }));
  const { formation, coach, starters, bench } = lineUp;
  return { formation, coach, starters: playersOf(starters), bench: playersOf(bench) };
}

export function matchDetailOf(event: EventDetail, options: WireOptions): Wire<typeof schemas.matchDetail> {
  const { match, halfTime, shootOut, periods, incidents, lineUps, statistics, venue, referee } = event;
  const whole = matchOf(match, options);
  return {
    ...whole,
    shootOut: whole.shootOut ?? shootOut,
    halfTime,
    periods,
    incidents: incidents.map(incidentOf),
    lineUps: { home: lineUpOf(lineUps.home), away: lineUpOf(lineUps.away) },
    statistics,
    venue,
    referee,
  };
}

export function tableOf(table: StandingsTable, { locale }: WireOptions): Wire<typeof schemas.table> {
  const { name, rows, zones } = tableIn(table, locale);
  return {
    name,
    zones,
    rows: rows.map(({ rank, team, for: goalsFor, against, played, won, drawn, lost, points, deductions, form }) => ({
      rank,
      team: { id: team.id, name: nameIn(team, locale), shortName: shortNameIn(team, locale) },
      ...{ played, won, drawn, lost, goalsFor, goalsAgainst: against, points, deductions, form },
    })),
  };
}

export function scorerOf({ id, ...figures }: Scorer): Wire<typeof schemas.scorer> {
  return { playerId: id, ...figures };
}
