import { oddsChoiceOf, withOddsChoice } from '../domain/scoresOnly.ts';

/** A link to the page in the other language, or with odds on or off. */
const ALTERNATE_LINKS = 'a[hreflang], a[data-odds]';

function keep({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(ALTERNATE_LINKS) : null;
  if (link === null) return;
  const odds = oddsChoiceOf(link.dataset.odds);
  link.search = odds === null ? location.search : withOddsChoice(location.search, odds);
}

/** Updates links to other versions of the page when its filter, market or search changes. */
export function keepSearch(): void {
  addEventListener('pointerover', keep);
  addEventListener('focusin', keep);
}
