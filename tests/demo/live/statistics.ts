import { MINUTE } from './calendar.ts';
import type { Match } from './match.ts';
import { Random } from './seed.ts';
import { type IncidentTrail, latest, type PropertyName, phaseAt, type Side, type Story, scoreAt } from './story.ts';

export interface Statistic {
  readonly type: string;
  readonly home: string;
  readonly away: string;
}

const SIDES: readonly Side[] = ['home', 'away'];

/** How far the playing time has come, from 0 to 1. */
function progress(story: Story, now: number): number {
  const running = story.phases.filter(({ kind }) => kind === 'running');
  const from = story.properties[0]?.at;
  const to = story.phases.find(({ at, kind }) => kind === 'ended' && at > (running[0]?.at ?? 0))?.at;
  if (from === undefined || to === undefined) return 0;
  return Math.max(0, Math.min(1, (now - from) / (to - from)));
}

function count(trails: readonly IncidentTrail[], side: Side, now: number, types: readonly string[]): number {
  return trails.filter(
    (trail) => trail.side === side && types.includes(latest(trail.versions, now)?.incident.type ?? ''),
  ).length;
}

/** A football match's numbers at an instant: they only grow, and agree with its goals and cards. */
export function footballStatistics(match: Match, story: Story, now: number): Statistic[] {
  if (story.properties[0] === undefined || now < story.properties[0].at) return [];
  const random = new Random(`statistics|${match.id}`);
  const done = phaseAt(story, now).kind === 'ended' ? 1 : progress(story, now);
  const edge = (match.home.strength - match.away.strength) / 4 + 2;
  const possession = Math.round(
    Math.max(24, Math.min(76, 50 + edge + random.between(-7, 7) + (1 - done) * random.between(-4, 4))),
  );
  const drawn = { home: side(random, edge), away: side(random, -edge) };
  const score = scoreAt(story, now);
  const grow = (total: number) => Math.floor(total * done);
  const goals = {
    home: Math.max(score.home, 0) - count(story.incidents, 'home', now, ['Own goal']),
    away: Math.max(score.away, 0) - count(story.incidents, 'away', now, ['Own goal']),
  };
  const onTarget = {
    home: Math.max(0, goals.home) + grow(drawn.home.saved),
    away: Math.max(0, goals.away) + grow(drawn.away.saved),
  };
  const each = (type: string, value: (side: Side) => number): Statistic => {
    const [home, away] = SIDES.map((name) => String(value(name)));
    return { type, home: home ?? '0', away: away ?? '0' };
  };
  const cards = (types: readonly string[]) => (name: Side) => count(story.incidents, name, now, types);
  return [
    { type: 'possession', home: String(possession), away: String(100 - possession) },
    each('shots', (name) => onTarget[name] + grow(drawn[name].wide)),
    each('shots_on_target', (name) => onTarget[name]),
    each('shots_off_target', (name) => grow(drawn[name].wide)),
    each('corners', (name) => grow(drawn[name].corners)),
    each('fouls', (name) => grow(drawn[name].fouls) + cards(['Yellow card', 'Yellow card 2', 'Red card'])(name)),
    each('offsides', (name) => grow(drawn[name].offsides)),
    each('yellow_cards', cards(['Yellow card', 'Yellow card 2'])),
    each('red_cards', cards(['Yellow card 2', 'Red card'])),
    each('saves', (name) => grow(drawn[name === 'home' ? 'away' : 'home'].saved)),
  ];
}

/** The minutes on the match clock when its parts begin, and how many each has. */
const PARTS: Readonly<Record<PropertyName, { begins: number; minutes: number }>> = {
  GameStarted: { begins: 0, minutes: 45 },
  SecondHalfStarted: { begins: 45, minutes: 45 },
  ExtraTimeStarted: { begins: 90, minutes: 15 },
  ExtraTimeSecondHalfStarted: { begins: 105, minutes: 15 },
};

const STEP_MINUTES = 3;

export interface StatisticsOfMinute {
  readonly minute: number;
  readonly statistics: readonly Statistic[];
}

/** A football match's numbers of every third minute so far. */
export function footballStatisticsByMinute(match: Match, story: Story, now: number): StatisticsOfMinute[] {
  const until = Math.min(now, story.phases.find(({ kind }) => kind === 'ended')?.at ?? now);
  return story.properties.flatMap(({ name, at: from }) => {
    const { begins, minutes } = PARTS[name];
    return Array.from({ length: minutes / STEP_MINUTES + 1 }, (_, step) => step * STEP_MINUTES)
      .map((minute) => ({ minute: begins + minute, at: from + minute * MINUTE }))
      .filter(({ at }) => at <= until)
      .map(({ minute, at }) => ({ minute, statistics: footballStatistics(match, story, at) }));
  });
}

function side(random: Random, edge: number) {
  const push = Math.exp(edge / 22);
  return {
    saved: random.poisson(2.9 * push),
    wide: random.poisson(7.2 * push),
    corners: random.poisson(4.8 * push),
    fouls: random.poisson(9.5 / push),
    offsides: random.poisson(1.8),
  };
}
