const isShown = (element: HTMLElement) => element.checkVisibility() && element.closest('[inert]') === null;

function search(): void {
  const fields = [...document.querySelectorAll<HTMLInputElement>('dialog[open] input, #side-search, #page-search')];
  const field = fields.find(isShown);
  if (field === undefined) document.querySelector<HTMLElement>('header [data-menu=input]')?.click();
  else field.focus();
}

/** Moves the focus to the next or the previous match. `Enter` opens it, because a row is a link. */
function move(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('.row-link')].filter(isShown);
  const now = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  const next = rows[now === -1 && step === -1 ? rows.length - 1 : now + step];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

/** Handles a shortcut: `/` searches, `j` and `k` move through the matches. */
export function press(key: string): void {
  if (key === '/') search();
  else move(key === 'j' ? 1 : -1);
}
