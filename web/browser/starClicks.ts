import { FOLLOW_FORM } from '../components/Star.tsx';
import { hasFollows } from '../preferences/hasFollows.ts';

const load = () => import('./followStars.ts');

/** Has stars answer in the page itself. The code is loaded with the first one that is pressed, or was. */
export function hearStars(): void {
  addEventListener('submit', (event) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.id !== FOLLOW_FORM || submitter === null) return;
    event.preventDefault();
    load().then(({ pressStar }) => pressStar(submitter, target));
  });
  if (hasFollows()) load();
}
