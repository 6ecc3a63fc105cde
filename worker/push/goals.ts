import type { Goal, NamedMatch } from '../../web/domain/goals.ts';
import { goalsAgree } from '../../web/domain/incidents.ts';
import { goalsOf, type ListedGoal, type Match, type Side, scoreOf, type Team } from '../../web/domain/match.ts';
import { runningMinute } from '../../web/domain/matchClock.ts';
import { SIDES } from '../../web/domain/matchKinds.ts';
import { risingNumbers } from './risingNumbers.ts';

/** The lengths of a minute, a half and the break, to estimate when earlier goals were scored. */
const MINUTE = 60_000;
const FIRST_HALF = 45;
const BREAK = 18;

/** No match has more goals. A score beyond it, without a list of goals, is a mistake. */
const MAX_UNLISTED = 40;

const nextId = risingNumbers();

/** A team’s names. */
export function nameOf(team: Team | null): NamedMatch['home'] {
  if (team === null) return null;
  const { logo: _, crest: __, ...names } = team;
  return names;
}

/** The fields of a new goal, red card or full-time of a match at an instant (milliseconds UTC). */
export function recordedAt({ id, sport, competition, home, away }: Match, at: number) {
  const match: NamedMatch = { id, sport, competition, home: nameOf(home), away: nameOf(away) };
  return { id: nextId(Date.now()), at, match, takenBackAt: null };
}

/** The feed's entry for the nth goal of a side; undefined when its list of goals does not agree with the score. */
export function listedGoal({ state }: Pick<Match, 'state'>, side: Side, nth: number): ListedGoal | undefined {
  const listed = goalsOf(state);
  return goalsAgree(listed, scoreOf(state)) ? listed.filter((goal) => goal.side === side)[nth - 1] : undefined;
}

const minuteOf = ({ minute, added }: { minute: number; added?: number | undefined }): Goal['minute'] =>
  added ? { minute, added } : { minute };

function minuteAt({ state }: Match, at: number): Goal['minute'] {
  const running = runningMinute(state, at);
  if (running === null || running.added === null) return null;
  return minuteOf({ ...running, added: running.added });
}

/** A side of a match, and its crest. */
const sideOf = (match: Match, side: Side) => {
  const team = match[side];
  return { side, ...(team !== null && { club: { logo: team.logo, crest: team.crest } }) };
};

/** A side's new goals of a match, at an instant (milliseconds UTC). */
export function newGoals(
  match: Match,
  { side, by, score }: { side: Side; by: number; score: Goal['score'] },
  at: number,
): Goal[] {
  return Array.from({ length: by }, (_, index) => {
    const nth = score[side] - by + 1 + index;
    const listed = listedGoal(match, side, nth);
    const minute = listed === undefined ? minuteAt(match, at) : minuteOf(listed);
    return {
      ...recordedAt(match, at),
      ...sideOf(match, side),
      minute,
      scorer: listed?.scorer ?? null,
      score: { ...score, [side]: nth },
    };
  });
}

/** A goal with the scorer and minute that the feed may have added later. */
export function withScorer(match: Match, goal: Goal): Goal {
  const listed = listedGoal(match, goal.side, goal.score[goal.side]);
  if (listed?.scorer === undefined || listed.scorer === goal.scorer) return goal;
  return { ...goal, minute: minuteOf(listed), scorer: listed.scorer };
}

/**
 * The goals of a match that is first seen in play, with times (milliseconds UTC) estimated from their minutes. `now` is the
 * latest of them. Without a list that agrees with the score, the home side's come first, without minute and scorer.
 */
export function earlierGoals(match: Match, now: number): Goal[] {
  const final = scoreOf(match.state);
  if (final === null) return [];
  const listed = goalsOf(match.state);
  const isLikely = final.home + final.away <= MAX_UNLISTED;
  const unlisted = SIDES.flatMap((side) => Array.from({ length: isLikely ? final[side] : 0 }, () => ({ side })));
  const goals: (Pick<ListedGoal, 'side'> & Partial<ListedGoal>)[] = goalsAgree(listed, final) ? [...listed] : unlisted;
  const score = { home: 0, away: 0 };
  return goals.map(({ side, minute, added = 0, scorer = null }) => {
    score[side] += 1;
    const recorded = { ...sideOf(match, side), scorer, score: { ...score } };
    if (minute === undefined) return { ...recordedAt(match, now), ...recorded, minute: null };
    const since = minute + added + (minute > FIRST_HALF ? BREAK : 0);
    const at = Math.min(now, match.kickOff + since * MINUTE);
    return { ...recordedAt(match, at), ...recorded, minute: minuteOf({ minute, added }) };
  });
}
