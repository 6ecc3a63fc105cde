import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { MatchState } from '../../web/domain/match.ts';
import * as schemas from '../../worker/pages/openData/schemas.ts';
import { matchOf as wireOf } from '../../worker/pages/openData/toWire.ts';
import { STATUSES } from '../../worker/push/wireChange.ts';
import { matchOf, teamOf } from '../support/matchOf.ts';

type WireMatch = v.InferOutput<typeof schemas.match>;
type WireTeam = NonNullable<WireMatch['home']>;

const NOW = Date.parse('2026-11-21T15:30:00Z');
const score = { home: 2, away: 1 };

/** A match of each status. */
const STATES: readonly MatchState[] = [
  { kind: 'not-started' },
  { kind: 'not-started', untimed: true },
  { kind: 'delayed', score: null },
  { kind: 'postponed' },
  { kind: 'playing', period: 'first-half', startedAt: NOW - 20 * 60_000, score },
  { kind: 'half-time', score },
  { kind: 'playing', period: 'extra-time-first-half', startedAt: NOW, score },
  { kind: 'playing', period: 'penalties', startedAt: null, score, shootOut: { home: 3, away: 2 } },
  { kind: 'awaiting-info', score },
  { kind: 'to-finish', score },
  { kind: 'abandoned', score },
  { kind: 'cancelled', score: null },
  { kind: 'finished', ending: 'regular', score, shootOut: null },
  { kind: 'unreported' },
  { kind: 'other', text: 'Toss', score: null },
];

const options = { locale: 'en', origin: 'https://scoreline.test', zone: undefined, now: NOW } as const;

const DAY = STATES.map((state, index) => {
  const teams = {
    home: teamOf(`${500 + index}`, `Home ${index} United`),
    away: teamOf(`${600 + index}`, `Away ${index} Town`),
  };
  return v.parse(schemas.match, wireOf(matchOf({ id: `${100 + index}`, round: 'Round 12', ...teams, state }), options));
});

/** ESPN’s state: before, in or after play. */
const ESPN: Readonly<Record<WireMatch['status'], 'pre' | 'in' | 'post'>> = {
  ...{ scheduled: 'pre', delayed: 'pre', postponed: 'post', unreported: 'post', cancelled: 'post', abandoned: 'post' },
  ...{ 'in-play': 'in', 'half-time': 'in', 'extra-time': 'in', 'shoot-out': 'in', interrupted: 'in', other: 'in' },
  ...{ suspended: 'post', finished: 'post' },
};

/** A match as an event of ESPN’s scoreboard, which Home Assistant’s ha-teamtracker reads. */
function espnEvent(match: WireMatch) {
  const { id, kickOff, status, statusText, minute, score, winner, home, away } = match;
  const competitor = (team: WireTeam, homeAway: 'home' | 'away') => ({
    ...{
      id: team.id,
      type: 'team',
      homeAway,
      winner: winner === homeAway,
      score: String(score?.[homeAway] ?? 0),
      records: [],
    },
    team: {
      ...{ id: team.id, displayName: team.name, shortDisplayName: team.shortName ?? team.name, name: team.name },
      ...{ abbreviation: team.code, location: team.name, logo: team.logo ?? '', links: [{ href: match.url }] },
      ...{ color: team.colours.main.slice(1), alternateColor: team.colours.second.slice(1) },
    },
  });
  const type = { state: ESPN[status], completed: status === 'finished', shortDetail: statusText, detail: statusText };
  const clock = { clock: 0, displayClock: minute === null ? '' : `${minute}'`, period: 1, type };
  const competitors = [home && competitor(home, 'home'), away && competitor(away, 'away')].filter(
    (each) => each !== null,
  );
  const names = { name: `${away?.name} at ${home?.name}`, shortName: `${away?.code} @ ${home?.code}` };
  const event = { id, date: kickOff, status: clock, ...names, links: [{ href: match.url }] };
  return { ...event, competitions: [{ id, date: kickOff, status: clock, competitors }] };
}

/** The status of golazo, a program for terminals. */
const GOLAZO: Readonly<Record<'pre' | 'in' | 'post', string>> = { pre: 'not_started', in: 'live', post: 'finished' };

/** A match as golazo documents it (`docs/CLI.md`). Ids are text here. */
function golazoMatch(match: WireMatch) {
  const { id, competition, home, away, status, score, minute, kickOff, round, url } = match;
  const team = (side: WireTeam | null) => ({
    id: side?.id,
    name: side?.name,
    short_name: side?.shortName ?? side?.name,
  });
  const isLive = ESPN[status] === 'in';
  const short = status === 'half-time' ? 'HT' : minute;
  return {
    id,
    league: { id: competition.id, name: competition.name, country: competition.country.name },
    ...{ home_team: team(home), away_team: team(away) },
    status: status === 'postponed' || status === 'cancelled' ? status : GOLAZO[ESPN[status]],
    ...{ home_score: score?.home ?? null, away_score: score?.away ?? null },
    ...{ match_time: kickOff, live_time: isLive ? short : null, round: round ?? '', page_url: new URL(url).pathname },
  };
}

describe('a day of every status', () => {
  it('has every status of the API', () => {
    expect(new Set(DAY.map(({ status }) => status))).toEqual(new Set(STATUSES));
  });

  it('gives ha-teamtracker both teams of each match, with a state, a score and colours', () => {
    const teams = DAY.map(espnEvent).flatMap(({ competitions }) =>
      competitions.flatMap(({ competitors }) => competitors),
    );
    expect(teams).toHaveLength(2 * STATES.length);
    for (const { score, team } of teams) {
      expect(score).toMatch(/^\d+$/);
      expect(team).toMatchObject({
        displayName: expect.stringMatching(/\w/),
        abbreviation: expect.stringMatching(/^[A-Z]{3}$/),
        color: expect.stringMatching(/^[0-9a-f]{6}$/),
      });
    }
  });

  it('gives golazo its documented match from one call', () => {
    const team = v.object({ id: v.string(), name: v.string(), short_name: v.string() });
    const documented = v.strictObject({
      id: v.string(),
      league: v.object({ id: v.string(), name: v.string(), country: v.string() }),
      ...{ home_team: team, away_team: team },
      status: v.picklist(['live', 'finished', 'not_started', 'postponed', 'cancelled']),
      ...{ home_score: v.nullable(v.number()), away_score: v.nullable(v.number()) },
      match_time: v.pipe(v.string(), v.isoTimestamp()),
      ...{ live_time: v.nullable(v.string()), round: v.string(), page_url: v.pipe(v.string(), v.startsWith('/')) },
    });
    for (const match of DAY.map(golazoMatch)) {
      expect(v.is(documented, match)).toBe(true);
      if (match.status === 'not_started') expect(match.home_score).toBeNull();
    }
    expect(DAY.map(golazoMatch).map(({ live_time }) => live_time)).toContain('HT');
  });
});
