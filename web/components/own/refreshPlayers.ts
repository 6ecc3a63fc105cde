import type { QueryClient } from '@tanstack/react-query';
import { fetchPage } from '../../data/fetchPage.ts';
import { currentFollows } from '../../data/preferences/follows.ts';
import { followedPlayers } from '../../domain/follows.ts';
import { isUnderWay, type Match, scoreOf } from '../../domain/match.ts';
import type { Snapshot } from '../../domain/snapshot.ts';

const CHECK_MS = 5_000;
/** The time between two requests while a player’s team plays, in milliseconds. */
const APART_MS = 60_000;
/** For so long after the end, a source may add what happened last. */
const ENDED_MS = 180_000;

const CARD = '[aria-labelledby="my-players"]';

/** Today’s matches of the teams of followed players. */
function matchesOfPlayers(client: QueryClient): Match[] {
  const teams = new Set(followedPlayers(currentFollows()).map(({ team }) => team));
  return client
    .getQueryCache()
    .findAll({ type: 'active', queryKey: ['live'] })
    .flatMap(({ queryKey }) => client.getQueryData<Snapshot>(queryKey)?.matches ?? [])
    .filter(({ home, away }) => [home, away].some((team) => team !== null && teams.has(team.id)));
}

const textOf = (matches: readonly Match[]) =>
  JSON.stringify(matches.map(({ state, redCards }) => [state.kind, scoreOf(state), redCards]));

/**
 * Keeps the card of followed players up to date while their teams play. The server renders it, so that it is as late as the
 * visitor’s television, and hides what it must.
 */
export function refreshPlayers(client: QueryClient): void {
  let known = textOf(matchesOfPlayers(client));
  let changedAt = Number.NEGATIVE_INFINITY;
  let fetchedAt = Date.now();
  const refresh = async () => {
    const card = document.querySelector(CARD);
    // A focused link keeps its focus.
    if (card === null || document.hidden || card.matches(':focus-within')) return;
    const now = Date.now();
    const matches = matchesOfPlayers(client);
    const text = textOf(matches);
    const isChanged = text !== known;
    const isDue = now - fetchedAt >= APART_MS && (matches.some(isUnderWay) || now - changedAt < ENDED_MS);
    if (!isChanged && !isDue) return;
    if (isChanged) changedAt = now;
    known = text;
    fetchedAt = now;
    const fresh = (await fetchPage(location.href))?.querySelector(CARD);
    if (fresh && fresh.innerHTML !== card.innerHTML && !card.matches(':focus-within'))
      card.replaceChildren(...document.importNode(fresh, true).childNodes);
  };
  setInterval(refresh, CHECK_MS);
}
