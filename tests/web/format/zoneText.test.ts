import { expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import { tableText, zoneText } from '../../../web/format/zoneText.ts';

it.each([
  ['Relegation', 'Relegation', 'Degradatie'],
  ['relegation play-off', 'Relegation play-off', 'Play-off tegen degradatie'],
  ['Champions League', 'Champions League', 'Champions League'],
  ['Some cup', 'Some cup', 'Some cup'],
  ['Round of 32', 'Round of 32', 'Zestiende finales'],
])('the zone %s reads %s in English and %s in Dutch', (name, en, nl) => {
  expect(zoneText(name, translator('en'))).toBe(en);
  expect(zoneText(name, translator('nl'))).toBe(nl);
});

it.each([
  ['Group A', 'Group A', 'Groep A'],
  ['group l', 'Group L', 'Groep L'],
  ['Liga MX, Apertura', 'Liga MX, Apertura', 'Liga MX, Apertura'],
])('the table %s is headed %s in English and %s in Dutch', (name, en, nl) => {
  expect(tableText(name, translator('en'))).toBe(en);
  expect(tableText(name, translator('nl'))).toBe(nl);
});
