import { MINUTE, SECOND } from './calendar.ts';
import { brokenOff, type FootballClock, footballClock } from './footballClock.ts';
import { FootballRecorder } from './footballIncidents.ts';
import { footballMoments } from './footballMoments.ts';
import type { LineUp } from './lineUps.ts';
import type { Match } from './match.ts';
import { neverPlayed } from './neverPlayed.ts';
import { Random } from './seed.ts';
import { shootOut } from './shootOut.ts';
import {
  latest,
  type Phase,
  type ResultName,
  type ResultStep,
  type ScoreStep,
  type Side,
  type Story,
} from './story.ts';

const FINISHED = { normal: 'Finished', extraTime: 'Finished AET', shootOut: 'Finished AP' } as const;

/** How the feed ends a match that was broken off. */
function afterBreakingOff(match: Match, end: number, random: Random): Phase[] {
  const decided = end + random.whole(10, 24) * MINUTE;
  if (match.course === 'toFinish') return [{ at: decided, status: 'To Finish', kind: 'upcoming' }];
  const abandoned: Phase = { at: decided, status: 'Abandoned', kind: 'ended' };
  if (match.course !== 'awarded') return [abandoned];
  const awarded = decided + random.whole(50, 90) * MINUTE;
  return [abandoned, { at: awarded, status: 'Finished after awarded win', kind: 'ended' }];
}

function resultsOf(clock: FootballClock, scores: readonly ScoreStep[]): ResultStep[] {
  const names: readonly (ResultName | null)[] = ['halftime', 'ordinarytime', null, 'extratime'];
  return clock.halves.flatMap(({ to }, order) => {
    const name = names[order];
    const { home, away } = latest(scores, to) ?? { home: 0, away: 0 };
    return name && to <= clock.end ? [{ at: to, name, home, away }] : [];
  });
}

/** A football match from the first announcement to the last correction. */
export function footballStory(match: Match, lineUps: Record<Side, LineUp>): Story {
  const random = new Random(`story|${match.id}`);
  const { course } = match;
  if (course === 'postponed' || course === 'cancelled') return neverPlayed(match, random);
  const broken = course === 'abandoned' || course === 'awarded' || course === 'toFinish';
  const planned = footballClock(match, random);
  const clock = broken ? brokenOff(planned, random) : planned;
  const moments = footballMoments(match, clock, random);
  const { incidents, scores } = new FootballRecorder(match, lineUps, random).record(moments);
  const results = resultsOf(clock, scores);
  const final = latest(scores, clock.end) ?? { home: 0, away: 0 };
  const common = { properties: clock.properties, incidents, periods: [] };

  if (broken) {
    const phases = [...clock.phases, ...afterBreakingOff(match, clock.end, random)];
    const award = phases.find(({ status }) => status === 'Finished after awarded win');
    if (!award) return { ...common, phases, scores, results };
    const won = random.chance(0.6) ? { home: 3, away: 0 } : { home: 0, away: 3 };
    return {
      ...common,
      phases,
      scores: [...scores, { at: award.at, ...won }],
      results: [...results, { at: award.at, name: 'finalresult', ...won }],
    };
  }
  if (clock.shootOutFrom !== null) {
    const kicks = shootOut(clock.shootOutFrom, random);
    const last = kicks.steps.at(-1) ?? { home: 0, away: 0 };
    const total = { home: final.home + last.home, away: final.away + last.away };
    return {
      ...common,
      phases: [
        ...clock.phases,
        { at: clock.shootOutFrom, status: 'Penalties', kind: 'running' },
        { at: kicks.end, status: FINISHED.shootOut, kind: 'ended' },
      ],
      scores,
      results: [
        ...results,
        ...kicks.steps.map((step): ResultStep => ({ name: 'penaltyshootout', ...step })),
        { at: kicks.end, name: 'finalresult', ...total },
      ],
    };
  }
  const status = course === 'extraTime' ? FINISHED.extraTime : FINISHED.normal;
  const at = clock.end + (match.anchor ? 0 : random.whole(0, 20) * SECOND);
  return {
    ...common,
    phases: [...clock.phases, { at, status, kind: 'ended' }],
    scores,
    results: [...results, { at, name: 'finalresult', home: final.home, away: final.away }],
  };
}
