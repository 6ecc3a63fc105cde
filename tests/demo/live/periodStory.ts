import { expectedScore } from './expectation.ts';
import { incidentId } from './ids.ts';
import type { Match } from './match.ts';
import { neverPlayed } from './neverPlayed.ts';
import { endingOf } from './overtime.ts';
import { periodClock } from './periodClock.ts';
import { levelled, type Scored, scoresIn, totals } from './periodScoring.ts';
import { PERIOD_SPORTS } from './periodSports.ts';
import { Random } from './seed.ts';
import type { Squad } from './squad.ts';
import type { IncidentTrail, Period, ResultStep, ScoreStep, Side, Story } from './story.ts';

function running(scores: readonly Scored[]): ScoreStep[] {
  const total = { home: 0, away: 0 };
  return scores.map(({ at, side, worth }) => {
    total[side] += worth;
    return { at, ...total };
  });
}

function told(
  match: Match,
  period: readonly Period[],
  scores: readonly Scored[],
  squads: Record<Side, Squad>,
  random: Random,
): IncidentTrail[] {
  const total = { home: 0, away: 0 };
  return scores.map(({ at, side }, order) => {
    total[side] += 1;
    const index = period.findLastIndex(({ from }) => from <= at);
    const { from, to } = period[index] ?? { from: at, to: at + 1 };
    const minute = Math.max(0, index) * 20 + Math.floor(((at - from) / (to - from)) * 20) + 1;
    const skaters = squads[side].players.filter(({ position }) => position !== 'G').map(({ player }) => player);
    const [player, ...helpers] = random.shuffle(skaters);
    const assists = helpers.slice(0, random.whole(0, 2)).map(({ name }) => ({ name }));
    const detail = `${total.home}-${total.away}`;
    const id = incidentId(match.id, order);
    const incident = {
      id,
      match_time: String(minute),
      type: 'Goal',
      team: side,
      detail,
      player: player ?? null,
      assists,
    };
    return { side, versions: [{ at, incident }] };
  });
}

/** A basketball, ice hockey or handball match from the first announcement to the end. */
export function periodStory(
  match: Match,
  sportName: keyof typeof PERIOD_SPORTS,
  squads: () => Record<Side, Squad>,
): Story {
  const random = new Random(`story|${match.id}`);
  if (match.course === 'postponed' || match.course === 'cancelled') return neverPlayed(match, random);
  const sport = PERIOD_SPORTS[sportName];
  const clock = periodClock(match, sport, random);
  const expected = expectedScore(match);
  const share = 1 / sport.periods.length;
  const mean = { home: expected.home * share, away: expected.away * share };
  const last = clock.periods.at(-1);
  const drawn = clock.periods.flatMap((period) => scoresIn(period, mean, sport, random));
  const regular = match.course === 'overtime' && last ? levelled(drawn, last) : drawn;
  const half = clock.periods[sport.halftimeAfter];
  const results: ResultStep[] = half
    ? [{ at: half.to, name: 'halftime', ...totals(regular.filter(({ at }) => at <= half.to)) }]
    : [];
  results.push({ at: clock.end, name: 'ordinarytime', ...totals(regular) });
  const ending = endingOf(match, sport, clock.end, totals(regular), expected, random);
  const periods = [...clock.periods, ...ending.periods];
  const scored = [...regular, ...ending.scored];
  return {
    phases: [...clock.phases, ...ending.phases],
    properties: clock.properties,
    scores: running(scored),
    results: [...results, ...ending.results],
    periods,
    incidents: sport.tellsGoals ? told(match, periods, scored, squads(), random) : [],
  };
}
