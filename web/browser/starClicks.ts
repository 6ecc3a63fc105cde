import { FOLLOW_FORM } from '../components/Star.tsx';

type Stars = typeof import('./followStars.ts');

let resolve: (stars: Promise<Stars>) => void = () => undefined;

/** The code of stars and of what is followed. It is loaded for who follows something, and with the first star that is pressed. */
export const stars = new Promise<Stars>((found) => {
  resolve = found;
});

function load(): Promise<Stars> {
  const loading = import('./followStars.ts');
  resolve(loading);
  return loading;
}

/** Has stars answer in the page itself. */
export function hearStars(): void {
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.id !== FOLLOW_FORM || submitter === null) return;
    event.preventDefault();
    // Nothing is loaded, so that nothing shows that it is.
    event.stopPropagation();
    load().then(({ pressStar }) => pressStar(submitter, target));
  };
  addEventListener('submit', onSubmit, true);
  if (/\bfollow=\w/.test(document.cookie)) load();
}
