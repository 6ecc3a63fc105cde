import { type Goal, listsGoals } from '../../web/domain/goals.ts';
import { isUnderWay, type Match, phaseOf, scoreOf, shootOutOf } from '../../web/domain/match.ts';
import type { Moment } from '../../web/domain/matchChange.ts';
import type { KnownMatch, RowChange } from './changes.ts';
import { earlierGoals, newGoals, recordedAt, withScorer } from './goals.ts';

/** The goals of a match, and its red cards and full-times, oldest first. */
export interface Moments {
  goals: readonly Goal[];
  moments: readonly Moment[];
}

/** The goals so far of a match that is first seen in play at an instant (milliseconds UTC). */
export function firstMoments(match: Match, at: number): Moments {
  return { goals: isUnderWay(match) && listsGoals(match) ? earlierGoals(match, at) : [], moments: [] };
}

function takeBack(moments: readonly Moment[], gone: readonly Moment[], at: number): Moment[] {
  return moments.map((each) => (gone.includes(each) ? { ...each, takenBackAt: at } : each));
}

// A match has one valid end. A corrected end replaces it, and further play takes it back.
function withEnd(moments: readonly Moment[], match: Match, at: number): Moment[] {
  const { state } = match;
  const ends = moments.filter(({ kind, takenBackAt }) => kind === 'ended' && takenBackAt === null);
  const before = takeBack(moments, ends, at);
  if (phaseOf(match) !== 'finished') return before;
  const ending = state.kind === 'finished' ? state.ending : 'regular';
  const scores = { score: scoreOf(state), shootOut: shootOutOf(state) };
  return [...before, { ...recordedAt(match, at), kind: 'ended', ending, ...scores }];
}

/** The moments of a match after changes at an instant (milliseconds UTC). */
export function momentsAfter(
  known: Moments & KnownMatch,
  changes: readonly RowChange[],
  match: Match,
  at: number,
): Moments {
  if (changes.length === 0) return { goals: known.goals, moments: known.moments };
  const score = scoreOf(match.state);
  // The journal may have slept since it knew the fixture.
  const isFirst = phaseOf(known) === 'upcoming';
  const goals = (isFirst ? firstMoments(match, at) : known).goals.map((goal) => {
    if (goal.takenBackAt !== null) return goal;
    const isGone = score !== null && goal.score[goal.side] > score[goal.side];
    return isGone ? { ...goal, takenBackAt: at } : withScorer(match, goal);
  });
  let { moments } = known;
  for (const change of changes) {
    switch (change.kind) {
      case 'goal':
        if (!isFirst && listsGoals(match)) goals.push(...newGoals(match, change, at));
        moments = withEnd(moments, match, at);
        break;
      case 'goal-disallowed':
      case 'score-corrected':
      case 'status':
      case 'shoot-out':
        moments = withEnd(moments, match, at);
        break;
      case 'card': {
        const { side, by } = change;
        const sentOff = () => ({ ...recordedAt(match, at), kind: 'sent-off' as const, side });
        if (change.card === 'red') moments = [...moments, ...Array.from({ length: by }, sentOff)];
        break;
      }
      case 'card-overturned': {
        const { side, by } = change;
        const cards = moments.filter((each) => {
          return each.kind === 'sent-off' && each.side === side && each.takenBackAt === null;
        });
        if (change.card === 'red') moments = takeBack(moments, cards.slice(-by), at);
        break;
      }
      case 'row':
      case 'kick-off':
      case 'line-ups':
        break;
      default:
        change satisfies never;
    }
  }
  return { goals, moments };
}
