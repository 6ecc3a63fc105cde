import type { Sport } from '../../../web/domain/sport.ts';
import type { Country, Team, Tournament } from './catalog.ts';
import type { LineUp } from './lineUps.ts';
import type { Match } from './match.ts';
import { hash } from './seed.ts';
import type { Statistic, StatisticsOfMinute } from './statistics.ts';
import {
  type Incident,
  type IncidentTrail,
  latest,
  phaseAt,
  type Score,
  type Side,
  type Story,
  scoreAt,
} from './story.ts';

/** The feed's numbers for the sports. */
export const SPORT_IDS: Readonly<Record<Sport, string>> = {
  football: '1',
  'ice-hockey': '5',
  handball: '20',
  basketball: '23',
};

/** What a row of a list shows: goals of all kinds and who was sent off. */
const ROW_INCIDENTS = new Set([
  'Goal',
  'Own goal',
  'Penalty',
  'Missed penalty',
  'Cancelled goal',
  'Yellow card 2',
  'Red card',
]);

export interface WireScore {
  readonly home: string;
  readonly away: string;
}

function wireScore({ home, away }: Score): WireScore {
  return { home: String(home), away: String(away) };
}

/** ISO in UTC; one event in eight leaves the zone out, as feeds do. */
function wireStart(match: Match): string {
  const iso = new Date(match.start).toISOString().replace('.000Z', 'Z');
  return hash(`zone|${match.id}`) % 8 === 0 ? iso.slice(0, -1) : iso;
}

export function wireCountry({ id, name }: Country) {
  return { id, name };
}

export function wireTournament(tournament: Tournament) {
  return { id: tournament.id, name: tournament.name, country: wireCountry(tournament.country) };
}

/** Clubs that only continental competitions know have no country. */
function wireTeam({ id, name, country }: Team) {
  return country.name === 'Europe' ? { id, name } : { id, name, country_name: country.name };
}

function wireResults(story: Story, now: number): Record<string, WireScore> {
  const results: Record<string, WireScore> = { runningscore: wireScore(scoreAt(story, now)) };
  for (const step of story.results) {
    if (step.at <= now) results[step.name] = wireScore(step);
  }
  return results;
}

function wireProperties(story: Story, now: number): Record<string, string> {
  const properties: Record<string, string> = {};
  for (const { at, name } of story.properties) {
    if (at <= now) properties[name] = new Date(at).toISOString().replace('.000Z', 'Z');
  }
  return properties;
}

function wireIncidents(trails: readonly IncidentTrail[], now: number, all: boolean): Record<Side, Incident[]> {
  const incidents: Record<Side, Incident[]> = { home: [], away: [] };
  for (const { side, versions } of trails) {
    const incident = latest(versions, now)?.incident;
    if (incident && (all || ROW_INCIDENTS.has(incident.type))) incidents[side].push(incident);
  }
  return incidents;
}

function wirePeriods(story: Story, now: number) {
  return story.periods
    .filter(({ from }) => from <= now)
    .map(({ name, from, to }) => {
      const before = scoreAt(story, from - 1);
      const after = scoreAt(story, Math.min(now, to));
      return { name, ...wireScore({ home: after.home - before.home, away: after.away - before.away }) };
    });
}

/** The facts that only the detail answer carries. */
export interface Detail {
  readonly lineups: Record<Side, LineUp> | null;
  readonly statistics: readonly Statistic[];
  readonly statistics_by_minute?: readonly StatisticsOfMinute[];
  readonly venue: { readonly name: string; readonly city?: string; readonly attendance?: number };
  readonly referee: { readonly name: string; readonly country_name?: string } | null;
}

/** An event as a list carries it at an instant. */
export function wireEvent(match: Match, story: Story, now: number, detail?: Detail) {
  const { tournament, home, away } = match;
  return {
    id: match.id,
    sport: match.sport,
    name: `${home.name}-${away.name}`,
    start_date: wireStart(match),
    status: phaseAt(story, now).status,
    tournament: wireTournament(tournament),
    round: match.round,
    home: wireTeam(home),
    away: wireTeam(away),
    properties: wireProperties(story, now),
    results: wireResults(story, now),
    incidents: wireIncidents(story.incidents, now, detail !== undefined),
    ...(match.sport === 'football' ? {} : { periods: wirePeriods(story, now) }),
    ...detail,
  };
}

export type WireEvent = ReturnType<typeof wireEvent>;
