import { expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import { roundText } from '../../../web/format/round.ts';

it.each([
  ['Round 12', 'Round 12', 'Speelronde 12'],
  ['Round of 32', 'Round of 32', 'Laatste 32'],
  ['Qualifying round 3', 'Qualifying round 3', 'Voorronde 3'],
  ['Semi-final', 'Semi-finals', 'Halve finales'],
  ['Third place', 'Third place', 'Derde plaats'],
  ['Apertura - Quarter-finals', 'Apertura – Quarter-finals', 'Apertura – Kwartfinales'],
  ['2nd Phase - 14', '2nd Phase – 14', '2nd Phase – 14'],
])('the round %s reads %s in English and %s in Dutch', (round, en, nl) => {
  expect(roundText(round, translator('en'))).toBe(en);
  expect(roundText(round, translator('nl'))).toBe(nl);
});
