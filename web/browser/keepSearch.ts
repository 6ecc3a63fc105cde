import { oddsChoiceOf, withOddsChoice } from '../domain/scoresOnly.ts';

/** A link to the page in the other language, or with the other choice of odds. */
const OTHER_FORMS = 'a[hreflang], a[data-odds]';

function keep({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(OTHER_FORMS) : null;
  if (link === null) return;
  const odds = oddsChoiceOf(link.dataset.odds);
  link.search = odds === null ? location.search : withOddsChoice(location.search, odds);
}

/** Links to another form of the page lead to what it shows by now: a filter, a market or a search may have changed. */
export function keepSearch(): void {
  addEventListener('pointerover', keep);
  addEventListener('focusin', keep);
}
