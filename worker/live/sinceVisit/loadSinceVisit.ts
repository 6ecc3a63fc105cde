import type { Translate } from '../../../locales/translate.ts';
import { type Follows, followedMatches } from '../../../web/domain/follows.ts';
import type { Goal, NamedMatch } from '../../../web/domain/goals.ts';
import { ABSENCE_MS } from '../../../web/domain/lastVisit.ts';
import type { Score, Side } from '../../../web/domain/match.ts';
import type { Moment } from '../../../web/domain/matchChange.ts';
import { SIDES } from '../../../web/domain/matchKinds.ts';
import type { VisitNews } from '../../../web/domain/sinceVisit.ts';
import type { Visitor } from '../../../web/domain/visitor.ts';
import { matchRoute, pathOf } from '../../../web/format/addresses/routes.ts';
import { minuteOf } from '../../../web/format/minutes.ts';
import { namesOf } from '../../../web/format/teamNames.ts';
import type { ReadContext } from '../state/readContext.ts';

/** The events of one match since an instant, after corrections. */
interface MatchNews {
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

/** The news of followed matches since an instant, latest first, without goals that were disallowed since. */
export function matchNews(
  { goals, moments }: { goals: readonly Goal[]; moments: readonly Moment[] },
  { follows, since }: { follows: Follows; since: number },
): MatchNews[] {
  const isFollowed = new Map<string, boolean>();
  const found = new Map<string, MatchNews>();
  const newsOf = (match: NamedMatch, at: number): MatchNews | null => {
    const follow = isFollowed.get(match.id) ?? followedMatches([match], follows).length > 0;
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

const MAX_LINES = 5;
const MAX_GOALS = 4;
/** Characters per line, so that five lines stay below 5 kB in any script. */
const MAX = 180;

const cut = (text: string) => (text.length > MAX ? `${text.slice(0, MAX - 1)}…` : text);

/** One match's news as a line: `Ajax 2–1 PSV: 34' Brobbey, 67' Taylor · Full time`. */
function lineOf({ match, score, goals, disallowed, sentOff, ended }: MatchNews, t: Translate): string {
  const names = namesOf(match, t);
  const head =
    score === null
      ? t('match.versus', names)
      : t('meta.score', { ...names, homeScore: score.home, awayScore: score.away });
  const scorers = goals.slice(0, MAX_GOALS).map(({ minute, scorer, side }) => {
    const who = scorer ?? names[side];
    return minute === null ? who : `${minuteOf(minute)} ${who}`;
  });
  if (goals.length > MAX_GOALS) scorers.push(`+${goals.length - MAX_GOALS}`);
  const parts = [
    scorers.join(', '),
    ...disallowed.map((side) => t('sinceVisit.disallowed', { team: names[side] })),
    ...sentOff.map((side) => t('sinceVisit.sentOff', { team: names[side] })),
    ended === null ? '' : t(`status.${ended.ending}`),
    ended?.shootOut ? t('match.shootOut', { home: ended.shootOut.home, away: ended.shootOut.away }) : '',
  ];
  return cut(`${head}: ${parts.filter(Boolean).join(' · ')}`);
}

/** Formats the news since a visitor's last visit in at most five lines; null without news. */
export function newsWords(news: readonly MatchNews[], t: Translate): VisitNews | null {
  if (news.length === 0) return null;
  const shown = news.length > MAX_LINES ? news.slice(0, MAX_LINES - 1) : news;
  const lines = shown.map((each) => ({ text: lineOf(each, t), link: pathOf(matchRoute(each.match), t.locale) }));
  if (shown.length < news.length) {
    const count = news.length - shown.length;
    lines.push({ text: t.count('sinceVisit.more', count), link: pathOf({ name: 'my' }, t.locale) });
  }
  return { title: t('sinceVisit.title'), close: t('sinceVisit.close'), lines };
}

/**
 * Reads the news of followed matches since the last visit (`seen`, milliseconds UTC), from the journal's two days and no
 * newer than the visitor's delay. Null after an absence under five minutes, without news, for spoiler-free visitors, or
 * when the journal is unavailable.
 */
export async function loadSinceVisit(
  { follows, seen }: { follows: Follows; seen: number },
  { delay = 0, spoilers }: Pick<Visitor, 'delay' | 'spoilers'>,
  t: Translate,
  { live, clock, background }: Pick<ReadContext, 'live' | 'clock' | 'background'>,
): Promise<VisitNews | null> {
  // At the last visit, a delayed visitor had seen events only up to the delay before it.
  const since = seen - delay * 1000;
  if (follows.length === 0 || spoilers !== undefined || clock.now - since < ABSENCE_MS) return null;
  const [goals, moments] = await Promise.all([
    live.goals.read(clock, background),
    live.moments.read(clock, background),
  ]);
  return newsWords(matchNews({ goals: goals ?? [], moments: moments ?? [] }, { follows, since }), t);
}
