import { type Follows, followsOfMatch } from '../../web/domain/follows.ts';
import type { Goal, NamedMatch } from '../../web/domain/goals.ts';
import { type Score, SIDES, type Side } from '../../web/domain/match.ts';
import type { Moment } from '../push/moments.ts';

/** What happened in one match since an instant, corrections folded in. */
export interface MatchNews {
  match: NamedMatch;
  /** When the last of it was told, milliseconds UTC. */
  at: number;
  /** How the match stands, as far as its goals and its end tell. */
  score: Score | null;
  /** The goals that stand, in their order. */
  goals: Goal[];
  /** Whose goals of before do not stand any more. */
  disallowed: Side[];
  sentOff: Side[];
  ended: (Moment & { kind: 'ended' }) | null;
}

interface Known {
  goals: readonly Goal[];
  moments: readonly Moment[];
}

/** What one side has, by its own goals; null where none of them is known. */
function goalsOfSide(goals: readonly Goal[], side: Side): number | null {
  const own = goals.filter((goal) => goal.side === side);
  const standing = own.filter(({ takenBackAt }) => takenBackAt === null).map(({ score }) => score[side]);
  if (standing.length > 0) return Math.max(...standing);
  return own.length > 0 ? Math.min(...own.map(({ score }) => score[side])) - 1 : null;
}

// The newest goal that stands tells what nothing else tells of the other side.
function standsAt(goals: readonly Goal[]): Score | null {
  if (goals.length === 0) return null;
  const newest = goals.find(({ takenBackAt }) => takenBackAt === null)?.score ?? { home: 0, away: 0 };
  const [home, away] = SIDES.map((side) => goalsOfSide(goals, side) ?? newest[side]);
  return { home: home ?? 0, away: away ?? 0 };
}

/**
 * What happened since an instant (milliseconds UTC) in what is followed, the match of the latest news first. Both lists are the
 * newest first. A goal that came and went since is none.
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
    news.score = news.ended?.score ?? standsAt(ofMatch);
  }
  return [...found.values()].sort((one, other) => other.at - one.at);
}
