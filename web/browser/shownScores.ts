import type { QueryClient } from '@tanstack/react-query';
import type { Snapshot } from '../domain/snapshot.ts';
import { SHOW, SHOW_FORM } from '../domain/spoilers.ts';

const LOOK_MS = 50;
const MOST_LOOKS = 60;

/** Waits until the score replaces its button. A row that only the server renders stays, and needs a new page. */
function focusOnceDrawn(button: HTMLButtonElement, link: HTMLElement | null | undefined, looks = 0): void {
  // The score is part of the link’s accessible name.
  if (!button.isConnected) link?.focus();
  else if (looks === MOST_LOOKS) location.reload();
  else setTimeout(focusOnceDrawn, LOOK_MS, button, link, looks + 1);
}

/**
 * Shows one hidden result in place. The address and all later requests then ask for it. A match that no live list on
 * the page holds needs a new page, as without JavaScript.
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
