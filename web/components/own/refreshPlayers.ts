import type { QueryClient } from '@tanstack/react-query';
import { fetchPage } from '../../data/fetchPage.ts';
import { currentFollows } from '../../data/preferences/follows.ts';
import { followedPlayers } from '../../domain/follows.ts';
import { isUnderWay } from '../../domain/match.ts';
import type { Snapshot } from '../../domain/snapshot.ts';

/** The time between two requests while a player’s team plays, in milliseconds. */
const APART_MS = 45_000;

const CARD = '[aria-labelledby="my-players"]';

/** Whether a team of a followed player plays, as far as the page knows. */
function isPlaying(client: QueryClient): boolean {
  const teams = new Set(followedPlayers(currentFollows()).map(({ team }) => team));
  const lists = client.getQueryCache().findAll({ type: 'active', queryKey: ['live'] });
  const matches = lists.flatMap(({ queryKey }) => client.getQueryData<Snapshot>(queryKey)?.matches ?? []);
  return matches.some(
    (match) => isUnderWay(match) && [match.home, match.away].some((team) => teams.has(team?.id ?? '')),
  );
}

/**
 * Keeps the card of followed players up to date while their teams play, and once after. The server renders it, so that it is
 * as late as the visitor’s television, and hides what it must.
 */
export function refreshPlayers(client: QueryClient): void {
  let wasPlaying = false;
  setInterval(async () => {
    const card = document.querySelector(CARD);
    // A focused link keeps its focus.
    if (card === null || document.hidden || card.matches(':focus-within')) return;
    const isDue = isPlaying(client) || wasPlaying;
    wasPlaying = isPlaying(client);
    const fresh = isDue ? (await fetchPage(location.href))?.querySelector(CARD) : null;
    if (fresh && fresh.innerHTML !== card.innerHTML)
      card.replaceChildren(...document.importNode(fresh, true).childNodes);
  }, APART_MS);
}
