import type { QueryClient } from '@tanstack/react-query';
import { fetchPage } from '../../data/fetchPage.ts';
import { currentFollows } from '../../data/preferences/follows.ts';
import { followedPlayers } from '../../domain/follows.ts';
import { isUnderWay, type Match, phaseOf } from '../../domain/match.ts';
import type { Snapshot } from '../../domain/snapshot.ts';

/** The time between two requests while a player’s team plays, in milliseconds. */
const APART_MS = 45_000;

const CARD = '[aria-labelledby="my-players"]';

/** Today’s matches of the teams of followed players, as far as the page knows. */
function matchesOf(client: QueryClient): Match[] {
  const teams = new Set(followedPlayers(currentFollows()).map(({ team }) => team));
  const lists = client.getQueryCache().findAll({ type: 'active', queryKey: ['live'] });
  const matches = lists.flatMap(({ queryKey }) => client.getQueryData<Snapshot>(queryKey)?.matches ?? []);
  return matches.filter(({ home, away }) => [home, away].some((team) => teams.has(team?.id ?? '')));
}

const phasesOf = (matches: readonly Match[]) => matches.map((match) => `${match.id} ${phaseOf(match)}`).join();

/**
 * Keeps the card of followed players up to date while their teams play, and once after. The server renders it, so that it is
 * as late as the visitor’s television, and hides what it must.
 */
export function refreshPlayers(client: QueryClient): void {
  let shown = phasesOf(matchesOf(client));
  setInterval(async () => {
    const card = document.querySelector(CARD);
    // A focused link keeps its focus.
    const isBusy = () => card?.matches(':focus-within') ?? true;
    if (document.hidden || isBusy()) return;
    const matches = matchesOf(client);
    const phases = phasesOf(matches);
    // A page that slept, or could not load the card, has missed a phase.
    if (phases === shown && !matches.some(isUnderWay)) return;
    const fresh = (await fetchPage(location.href))?.querySelector(CARD);
    if (!fresh || isBusy()) return;
    shown = phases;
    if (fresh.innerHTML !== card?.innerHTML) card?.replaceChildren(...document.importNode(fresh, true).childNodes);
  }, APART_MS);
}
