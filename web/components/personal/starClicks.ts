import { again } from '../../data/again.ts';
import { FOLLOW_FORM } from '../Star.tsx';

type Stars = typeof import('./followStars.ts');

let resolve: (stars: Promise<Stars>) => void = () => undefined;

/** The code of stars. It loads for a visitor with follows, or at the first press of a star. */
export const stars = new Promise<Stars>((found) => {
  resolve = found;
});

/** Loads the code of stars, which then shows the visitor’s follows. */
export function loadStars(): Promise<Stars> {
  const loading = again(() => import('./followStars.ts'));
  const known = () => resolve(loading);
  loading.then(known, () => undefined);
  return loading;
}

/** Handles stars without a page load. */
export function handleStars(): void {
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.id !== FOLLOW_FORM || submitter === null) return;
    event.preventDefault();
    // Nothing loads, so no loading indicator may show.
    event.stopPropagation();
    // Without the code the server keeps the star.
    const submit = () => {
      removeEventListener('submit', onSubmit, true);
      target.requestSubmit(submitter);
    };
    loadStars().then(({ pressStar }) => pressStar(submitter, target), submit);
  };
  addEventListener('submit', onSubmit, true);
  if (/\bfollow=\w/.test(document.cookie)) loadStars().catch(() => undefined);
}
