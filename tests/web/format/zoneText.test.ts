import { expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import { zoneText } from '../../../web/format/zoneText.ts';

it.each([
  ['Relegation', 'Relegation', 'Degradatie'],
  ['relegation play-off', 'Relegation play-off', 'Play-off tegen degradatie'],
  ['Champions League', 'Champions League', 'Champions League'],
  ['Some cup', 'Some cup', 'Some cup'],
])('the zone %s reads %s in English and %s in Dutch', (name, en, nl) => {
  expect(zoneText(name, translator('en'))).toBe(en);
  expect(zoneText(name, translator('nl'))).toBe(nl);
});
