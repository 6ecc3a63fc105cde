import type { QueryClient } from '@tanstack/react-query';
import type { Snapshot } from '../domain/snapshot.ts';
import { SHOW, SHOW_FORM } from '../domain/spoilers.ts';

const LOOK_MS = 50;
const MOST_LOOKS = 60;

/** The score has been drawn when the button that asked for it is gone. A row that stays, because the server alone writes it, needs a new page. */
function focusOnceDrawn(button: HTMLButtonElement, link: HTMLElement | null | undefined, looks = 0): void {
  // The score is part of what the link is heard as.
  if (!button.isConnected) link?.focus();
  else if (looks === MOST_LOOKS) location.reload();
  else setTimeout(focusOnceDrawn, LOOK_MS, button, link, looks + 1);
}

/**
 * Has a page that keeps results from its visitor show one of them in its place: the address says so from then on, and with it all that
 * the page asks for. A match that no list of the page keeps live comes with a new page, as without script.
 */
export function hearShown(client: QueryClient): void {
  const listsWith = (follow: string) =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ queryKey }) => {
        const known = queryKey[0] === 'live' ? client.getQueryData<Snapshot>(queryKey) : undefined;
        return known?.matches.some(({ id }) => `m${id}` === follow) === true;
      });
  const show = async (button: HTMLButtonElement, form: HTMLFormElement) => {
    const address = new URL(location.href);
    address.searchParams.append(SHOW, button.value);
    history.replaceState(history.state, '', address);
    const kept = document.createElement('input');
    Object.assign(kept, { type: 'hidden', name: SHOW, value: button.value });
    form.append(kept);
    const link = button.closest('.row')?.querySelector<HTMLElement>('.row-link');
    await Promise.allSettled(listsWith(button.value).map((query) => query.fetch()));
    focusOnceDrawn(button, link);
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement) || target.id !== SHOW_FORM) return;
    if (!(submitter instanceof HTMLButtonElement) || listsWith(submitter.value).length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    show(submitter, target);
  };
  addEventListener('submit', onSubmit, true);
}
