import { isFollow, toggled } from '../domain/follows.ts';
import { followStyle } from '../format/followStyle.ts';
import { currentFollows, keepFollows, onFollows, restoreFollows } from '../preferences/follows.ts';

export { OwnMatchList } from '../components/match/OwnMatchList.tsx';

const sheet = new CSSStyleSheet();

/** Says of each star whether it is pressed. */
function mark(): void {
  const follows = new Set<string>(currentFollows());
  for (const star of document.querySelectorAll<HTMLButtonElement>('.star')) {
    star.setAttribute('aria-pressed', String(follows.has(star.value)));
  }
}

/** Shows what is followed by now, in place of the style that came with the page. */
function show(): void {
  sheet.replaceSync(followStyle(currentFollows()));
  document.getElementById('own-style')?.remove();
  mark();
}

let isWaiting = false;

/** Rows come and go with scores, days and filters; their stars are marked when the page has time for it. */
function markLater(): void {
  if (isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    mark();
  }, 100);
}

document.adoptedStyleSheets.push(sheet);
restoreFollows();
show();
onFollows(show);
new MutationObserver(markLater).observe(document.body, { childList: true, subtree: true });

let hiding = 0;

/** Long enough to read it and to reach its button. */
const NOTICE_MS = 12_000;

/** Says below what has happened, with the way back. */
function tell(form: HTMLFormElement, said: 'added' | 'removed' | 'full', star: HTMLButtonElement): void {
  const notice = document.getElementById('follow-notice');
  const [text, undo] = notice?.children ?? [];
  if (!(text instanceof HTMLElement) || !(undo instanceof HTMLButtonElement)) return;
  const label = star.getAttribute('aria-label') ?? '';
  const name = label.replace(form.dataset.star ?? '', '').trim();
  text.textContent = (form.dataset[said] ?? '').replace('…', name);
  undo.value = star.value;
  // The way back names the same thing.
  undo.dataset.label = label;
  undo.hidden = said === 'full';
  notice?.classList.add('is-shown');
  clearTimeout(hiding);
  const hide = () => {
    if (notice?.matches(':focus-within')) hiding = window.setTimeout(hide, NOTICE_MS);
    else {
      notice?.classList.remove('is-shown');
      undo.hidden = true;
    }
  };
  hiding = window.setTimeout(hide, NOTICE_MS);
}

/** A star, or the way back from one, was pressed. */
export function pressStar(pressed: HTMLElement, form: HTMLFormElement): void {
  if (!(pressed instanceof HTMLButtonElement) || !isFollow(pressed.value)) return;
  const before = currentFollows();
  const after = toggled(before, pressed.value);
  const named = document.querySelector<HTMLButtonElement>(`.star[value="${pressed.value}"]`) ?? pressed;
  keepFollows(after);
  tell(form, after === before ? 'full' : after.length > before.length ? 'added' : 'removed', named);
}
