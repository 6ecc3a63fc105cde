import { expect, it } from 'vitest';
import { BestPlayers } from '../../../../web/components/event/BestPlayers.tsx';
import type { Match } from '../../../../web/domain/match.ts';
import { eventOf } from '../../../support/eventOf.ts';
import { markupOf } from '../../../support/markupOf.tsx';
import { matchOf } from '../../../support/matchOf.ts';

const player = (name: string, rating?: number) => ({
  name,
  number: 9,
  position: null,
  captain: false,
  ...(rating === undefined ? {} : { rating }),
});
const lineUpOf = (...starters: ReturnType<typeof player>[]) => ({ formation: null, coach: null, starters, bench: [] });

/** The names that the card shows, in its order, and its text. */
function cardOf(state: Match['state'], home: ReturnType<typeof lineUpOf>, away: ReturnType<typeof lineUpOf>) {
  const html = markupOf(<BestPlayers event={eventOf(matchOf({ state }), { lineUps: { home, away } })} />);
  const names = ['Able', 'Best', 'Cole', 'Dean'].filter((name) => html.includes(name));
  return { names, html };
}

const score = { home: 1, away: 1 };
const HOME = lineUpOf(player('Able', 6.9), player('Best', 7.4));
const AWAY = lineUpOf(player('Cole', 8.1), player('Dean'));

it('a running match names each side’s best player, an ended one the best of all', () => {
  const running = cardOf({ kind: 'half-time', score }, HOME, AWAY);
  expect(running.names).toEqual(['Best', 'Cole']);
  expect(running.html).toContain('Best so far');
  const ended = cardOf({ kind: 'finished', ending: 'regular', score, shootOut: null }, HOME, AWAY);
  expect(ended.names).toEqual(['Cole']);
  expect(ended.html).toContain('Player of the match');
});

it('a match without ratings names no best player', () => {
  expect(cardOf({ kind: 'half-time', score }, lineUpOf(player('Able')), lineUpOf()).html).toBe('');
});
