import { MINUTE, SECOND } from './calendar.ts';
import type { Match } from './match.ts';
import { type Scored, scoresIn, totals } from './periodScoring.ts';
import type { PeriodSport } from './periodSports.ts';
import type { Random } from './seed.ts';
import { shootOut } from './shootOut.ts';
import type { Period, Phase, ResultStep, Score } from './story.ts';

/** What comes after regular time: nothing, unless it ended level in a sport that wants a winner. */
export interface Ending {
  readonly phases: readonly Phase[];
  readonly periods: readonly Period[];
  readonly scored: readonly Scored[];
  readonly results: readonly ResultStep[];
}

/** One overtime; where the first goal wins, it ends with that goal. */
function overtimeFrom(from: number, match: Match, sport: PeriodSport, expected: Score, random: Random) {
  const { minutes, share } = sport.overtime ?? { minutes: [5, 5], share: 0 };
  const planned = {
    name: 'Overtime',
    from,
    to: from + Math.round(random.between(minutes[0], minutes[1]) * 60) * SECOND,
  };
  const scored = scoresIn(planned, { home: expected.home * share, away: expected.away * share }, sport, random);
  if (!sport.suddenDeath) return { period: planned, scored };
  const needed = match.course === 'overtime';
  const forced: Scored = { at: planned.to - 60 * SECOND, side: random.chance(0.5) ? 'home' : 'away', worth: 1 };
  const golden = scored[0] ?? (needed ? forced : undefined);
  if (!golden) return { period: planned, scored: [] };
  return { period: { ...planned, to: golden.at + 10 * SECOND }, scored: [golden] };
}

/** Ends a match that ended its regular time at `end` with the score `regular`. */
export function endingOf(
  match: Match,
  sport: PeriodSport,
  end: number,
  regular: Score,
  expected: Score,
  random: Random,
): Ending {
  const phases: Phase[] = [];
  const periods: Period[] = [];
  const scored: Scored[] = [];
  const total = () => {
    const extra = totals(scored);
    return { home: regular.home + extra.home, away: regular.away + extra.away };
  };
  let whistle = end;
  for (let played = 0; sport.overtime && total().home === total().away; played += 1) {
    if (sport.suddenDeath && played > 0) break;
    const overtime = overtimeFrom(whistle + 2 * MINUTE, match, sport, expected, random);
    phases.push({ at: overtime.period.from, status: 'Overtime', kind: 'running' });
    periods.push(overtime.period);
    scored.push(...overtime.scored);
    whistle = overtime.period.to;
  }
  const { home, away } = total();
  if (periods.length > 0 && home === away) {
    const kicks = shootOut(whistle + 2 * MINUTE, random);
    const last = kicks.steps.at(-1) ?? { home: 0, away: 0 };
    phases.push({ at: whistle + 2 * MINUTE, status: 'Penalties', kind: 'running' });
    phases.push({ at: kicks.end, status: 'Finished AP', kind: 'ended' });
    // A hockey shoot-out is worth one goal to whoever wins it.
    const final = { home: home + (last.home > last.away ? 1 : 0), away: away + (last.away > last.home ? 1 : 0) };
    const shots = kicks.steps.map((step): ResultStep => ({ name: 'penaltyshootout', ...step }));
    return { phases, periods, scored, results: [...shots, { at: kicks.end, name: 'finalresult', ...final }] };
  }
  const words = match.course !== 'overtime' && random.chance(0.1) ? 'Finished OT' : 'Finished after overtime';
  phases.push({ at: whistle, status: periods.length > 0 ? words : 'Finished', kind: 'ended' });
  const results: ResultStep[] = [{ at: whistle, name: 'finalresult', home, away }];
  if (periods.length > 0) results.unshift({ at: whistle, name: 'extratime', home, away });
  return { phases, periods, scored, results };
}
