import { type Follows, followsOfMatch } from '../../../web/domain/follows.ts';
import type { Goal, NamedMatch } from '../../../web/domain/goals.ts';
import { type Score, SIDES, type Side } from '../../../web/domain/match.ts';
import type { Moment } from '../../../web/domain/matchChange.ts';

/** The events of one match since an instant, after corrections. */
export interface MatchNews {
  match: NamedMatch;
  /** When the journal recorded the latest event, milliseconds UTC. */
  at: number;
  /** The score from the recorded end or goals; null when neither is known. */
  score: Score | null;
  /** Valid goals, oldest first. */
  goals: Goal[];
  /** Sides whose earlier goals were disallowed since. */
  disallowed: Side[];
  sentOff: Side[];
  ended: (Moment & { kind: 'ended' }) | null;
}

interface Known {
  goals: readonly Goal[];
  moments: readonly Moment[];
}

/** One side's number of goals, by its own goals; null when none of them is known. */
function goalsOfSide(goals: readonly Goal[], side: Side): number | null {
  const own = goals.filter((goal) => goal.side === side);
  const standing = own.filter(({ takenBackAt }) => takenBackAt === null).map(({ score }) => score[side]);
  if (standing.length > 0) return Math.max(...standing);
  return own.length > 0 ? Math.min(...own.map(({ score }) => score[side])) - 1 : null;
}

// A side without known goals takes its count from the score of the newest valid goal.
function scoreAfter(goals: readonly Goal[]): Score | null {
  if (goals.length === 0) return null;
  const newest = goals.find(({ takenBackAt }) => takenBackAt === null)?.score ?? { home: 0, away: 0 };
  const [home, away] = SIDES.map((side) => goalsOfSide(goals, side) ?? newest[side]);
  return { home: home ?? 0, away: away ?? 0 };
}

/**
 * Collects the news of followed matches since an instant (milliseconds UTC), the match with the latest news first. `goals` and
 * `moments` are newest first. It leaves out a goal that was scored and disallowed within the time.
 */
export function matchNews(
  { goals, moments }: Known,
  { follows, since }: { follows: Follows; since: number },
): MatchNews[] {
  const wanted = new Set<string>(follows);
  const isFollowed = new Map<string, boolean>();
  const found = new Map<string, MatchNews>();
  const newsOf = (match: NamedMatch, at: number): MatchNews | null => {
    const follow = isFollowed.get(match.id) ?? followsOfMatch(match).some((each) => wanted.has(each));
    isFollowed.set(match.id, follow);
    if (!follow || at <= since) return null;
    const nothing = { goals: [], disallowed: [], sentOff: [], ended: null };
    const news = found.get(match.id) ?? { match, at, score: null, ...nothing };
    found.set(match.id, news);
    news.at = Math.max(news.at, at);
    return news;
  };
  for (const goal of goals) {
    if (goal.takenBackAt === null) newsOf(goal.match, goal.at)?.goals.unshift(goal);
    else if (goal.at <= since) newsOf(goal.match, goal.takenBackAt)?.disallowed.unshift(goal.side);
  }
  for (const moment of moments) {
    if (moment.takenBackAt !== null) continue;
    const news = newsOf(moment.match, moment.at);
    if (news !== null && moment.kind === 'ended') news.ended = moment;
    if (news !== null && moment.kind === 'sent-off') news.sentOff.unshift(moment.side);
  }
  for (const news of found.values()) {
    const ofMatch = goals.filter(({ match }) => match.id === news.match.id);
    news.score = news.ended?.score ?? scoreAfter(ofMatch);
  }
  return [...found.values()].sort((one, other) => other.at - one.at);
}
