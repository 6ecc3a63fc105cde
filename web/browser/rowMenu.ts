import { share } from './share.ts';

/** The lifted finger would follow the row’s link. */
const stop = (event: Event) => event.preventDefault();

const partOf = (row: HTMLElement, name: string) => row.querySelector(`.row-${name} .row-name`)?.textContent ?? '';

/** Offers star, match board and share for a row. The dialog and its words are the server’s (`RowMenu`). */
export function openRowMenu(row: HTMLElement): void {
  const menu = document.getElementById('row-menu');
  const star = row.querySelector<HTMLButtonElement>('.star');
  const link = row.querySelector<HTMLAnchorElement>('.row-link');
  const title = menu?.querySelector('p');
  const board = menu?.querySelector<HTMLAnchorElement>('a');
  if (!(menu instanceof HTMLDialogElement) || star === null || link === null || !title || !board) return;
  addEventListener('touchend', stop, { once: true, passive: false });
  addEventListener('contextmenu', stop, { once: true });
  navigator.vibrate?.(10);
  title.textContent = [partOf(row, 'home'), partOf(row, 'away')].join(' – ');
  board.href = `${board.dataset.board}?matches=${star.value.slice(1)}`;
  menu.onclick = ({ target }) => {
    const done = target instanceof Element ? target.closest('button')?.value : undefined;
    if (done === 'star') star.click();
    if (done === 'share') share(title.textContent ?? '', link.href);
    menu.close();
  };
  menu.showModal();
}
