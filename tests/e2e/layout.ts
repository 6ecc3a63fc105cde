import { type Match, phaseOf } from '../../web/domain/match.ts';
import { matchesOfToday } from './pageKinds.ts';
import type { Page } from './visitor.ts';

/** Positions and sizes on a page in pixels, without the notice of the demonstration. */
export function layout() {
  const notices = document.getElementById('notices')?.getBoundingClientRect().height ?? 0;
  const tabs = document.querySelector('.event-tabs');
  const offers = document.querySelector<HTMLElement>('.bonuses')?.offsetHeight ?? 0;
  const topOf = (element: Element | null | undefined) =>
    element === null || element === undefined
      ? Number.NaN
      : element.getBoundingClientRect().top + window.scrollY - notices;
  return {
    tabs: topOf(tabs),
    content: topOf(tabs?.nextElementSibling),
    offers,
    share: offers / (document.documentElement.scrollHeight - notices),
    width: document.documentElement.scrollWidth,
  };
}

const goalsOf = ({ state }: Match) =>
  'score' in state && state.score !== null ? state.score.home + state.score.away : 0;

/** Today's running matches, the one with the most goals first. */
export async function runningByGoals(page: Page): Promise<Match[]> {
  const running = (await matchesOfToday(page)).filter((match) => phaseOf(match) === 'live');
  return running.toSorted((one, other) => goalsOf(other) - goalsOf(one));
}
