import type { Translate } from '../../locales/translate.ts';
import type { LiveUpdate } from '../../web/data/eventTabs.ts';
import type { Goal } from '../../web/domain/goals.ts';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import type { Moment } from '../../web/domain/matchChange.ts';
import { namesOf } from '../../web/format/teamNames.ts';
import { goalItems } from '../render/rss.ts';
import { type PageContext, wordsOf } from './pageContext.ts';

// A disallowed goal is two updates: the goal, and its correction.
function updatesOfGoals(goals: readonly Goal[], t: Translate): LiveUpdate[] {
  const scored = goals.map((goal) => ({ ...goal, takenBackAt: null }));
  const corrected = goals.filter(({ takenBackAt }) => takenBackAt !== null);
  const items = [...goalItems(scored, t), ...goalItems(corrected, t)];
  return items.map(({ at, title, description }) => ({ at, title, text: description }));
}

function updateOfMoment(moment: Moment, t: Translate): LiveUpdate[] {
  if (moment.takenBackAt !== null) return [];
  const { at, match } = moment;
  const names = namesOf(match, t);
  if (moment.kind === 'sent-off') {
    const title = t('sinceVisit.sentOff', { team: names[moment.side] });
    return [{ at, title, text: title }];
  }
  if (moment.score === null) return [];
  const { home, away } = moment.score;
  const title = `${t(`status.${moment.ending}`)}: ${t('meta.score', { ...names, homeScore: home, awayScore: away })}`;
  return [{ at, title, text: title }];
}

/** The goals, corrections, red cards and the end of a match from the journal, newest first. Empty before kick-off. */
export async function loadUpdates(match: Match, context: PageContext): Promise<LiveUpdate[]> {
  if (phaseOf(match) === 'upcoming' || context.hiding?.match(match) === true) return [];
  const { live, clock, background } = context;
  const [goals, moments] = await Promise.all([
    live.goals.read(clock, background),
    live.moments.read(clock, background),
  ]);
  const t = wordsOf(context);
  const isOwn = (line: Goal | Moment) => line.match.id === match.id;
  const updates = [
    ...updatesOfGoals((goals ?? []).filter(isOwn), t),
    ...(moments ?? []).filter(isOwn).flatMap((moment) => updateOfMoment(moment, t)),
  ];
  return updates.sort((one, other) => other.at - one.at);
}
