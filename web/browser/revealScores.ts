import type { QueryClient } from '@tanstack/react-query';
import type { Snapshot } from '../domain/snapshot.ts';
import { SHOW, SHOW_FORM } from '../domain/spoilers.ts';

const CHECK_MS = 50;
const MAX_CHECKS = 60;

/** Waits until the score replaces its button. A row that only the server renders needs a reload. */
function focusOnceShown(button: HTMLButtonElement, link: HTMLElement | null | undefined, checks = 0): void {
  // The score is part of the link’s accessible name.
  if (!button.isConnected) link?.focus();
  else if (checks === MAX_CHECKS) location.reload();
  else setTimeout(focusOnceShown, CHECK_MS, button, link, checks + 1);
}

/** Shows a hidden result in place. A match outside the page’s live lists needs a new page. */
export function revealScores(client: QueryClient): void {
  const listsWith = (follow: string) =>
    client
      .getQueryCache()
      .getAll()
      .filter(({ queryKey }) => {
        const snapshot = queryKey[0] === 'live' ? client.getQueryData<Snapshot>(queryKey) : undefined;
        return snapshot?.matches.some(({ id }) => `m${id}` === follow) === true;
      });
  const show = async (button: HTMLButtonElement, form: HTMLFormElement) => {
    const address = new URL(location.href);
    address.searchParams.append(SHOW, button.value);
    history.replaceState(history.state, '', address);
    const field = document.createElement('input');
    Object.assign(field, { type: 'hidden', name: SHOW, value: button.value });
    form.append(field);
    const link = button.closest('.row')?.querySelector<HTMLElement>('.row-link');
    const fetches = listsWith(button.value).map((query) => {
      // Any answer is newer than a list without the score. A stale list shows its age, and any answer follows it already.
      client.setQueryData<Snapshot>(query.queryKey, (known) => (known && !known.stale ? { ...known, asOf: 0 } : known));
      // A poll on its way was asked for without this match.
      return query.fetch(undefined, { cancelRefetch: true });
    });
    await Promise.allSettled(fetches);
    focusOnceShown(button, link);
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
