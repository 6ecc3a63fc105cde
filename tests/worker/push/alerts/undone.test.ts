import { expect, it } from 'vitest';
import type { Deed } from '../../../../web/domain/player.ts';
import { isReplacing, isUndone, undoneBy } from '../../../../worker/push/alerts/undone.ts';
import type { Alert } from '../../../../worker/settings/alertBinding.ts';
import { matchOf } from '../../../support/matchOf.ts';

/** Alerts about a player in the order of these deeds, numbered from 1. */
const alertsOf = (...deeds: Deed[]) =>
  deeds.map((deed, index): Alert => {
    const news = { type: 'player-goal', player: 'p1-9', name: 'Suárez', deed, minute: null } as const;
    return { id: index + 1, at: 0, kind: 'goal', follows: ['p1-9'], match: { ...matchOf(), score: null }, news };
  });

it.each([
  ['the goal before it', ['goal', 'cancelled-goal'], [1]],
  ['the last goal before it only', ['goal', 'penalty', 'cancelled-goal', 'goal'], [2]],
  ['nothing that is no goal', ['assist', 'cancelled-goal'], []],
] as const)('a disallowed goal of a player takes back %s', (_, deeds, undone) => {
  const known = alertsOf(...deeds);
  expect(known.filter((each) => isUndone(each, known)).map(({ id }) => id)).toEqual(undone);
  const correction = known.findIndex(({ news }) => 'deed' in news && news.deed === 'cancelled-goal');
  const [alert] = known.slice(correction);
  expect(alert && undoneBy(alert, known)).toBe(undone[0] ?? null);
  expect(alert && isReplacing(alert, known)).toBe(false);
});
