import { expect, it } from 'vitest';
import { slugOf } from '../../../../web/domain/slug.ts';
import { contentNames } from '../../../../worker/content/fromFiles/names.ts';
import { parseContentFiles } from '../../../../worker/content/fromFiles/read.ts';
import { pictureHosts, shippedContent } from '../../../../worker/content/fromFiles/shipped.ts';
import { countryOf } from '../../../../worker/feeds/normalize/country.ts';
import { everyKind } from './content.records.ts';

const called = (country: string, name: string) => ({ name, country: countryOf('1', country, null) });

const { names } = shippedContent();

it.each([
  ['LaLiga', ['Spain', 'LaLiga'], ['Spain', 'La Liga'], ['Spain', 'Primera Division']],
  ['Champions League', ['Europe', 'UEFA Champions League'], ['International', 'UEFA Champions League']],
  ['Bundesliga', ['Germany', 'Bundesliga'], ['Germany', '1. Bundesliga']],
  ['Pro League', ['Belgium', 'Jupiler Pro League'], ['Belgium', 'Pro League']],
  ['Série A', ['Brazil', 'Serie A'], ['Brazil', 'Campeonato Brasileiro Série A']],
])('a competition is found by every name that a source gives %s', (_, ...sources) => {
  const ids = sources.map(([country = '', name = '']) => names.competitionId(called(country, name)));
  expect(ids[0]).toMatch(/^competition[a-z0-9]+$/);
  expect(new Set(ids).size).toBe(1);
});

it.each([
  ['Austria', 'Bundesliga'],
  ['Ukraine', 'Premier League'],
  ['Germany', 'Bundesliga Women'],
])('a competition does not match a namesake of another country: %s, %s', (country, name) => {
  expect(names.competitionId(called(country, name))).toBe(null);
});

it('hosts of competition pictures are allowed as picture sources', () => {
  const read = parseContentFiles(everyKind);
  if (!read.ok) throw new Error(read.error.join());
  expect(pictureHosts({ ...shippedContent(), files: read.value })).toEqual(['pictures.test']);
  expect(pictureHosts(shippedContent())).toEqual([]);
});

it('a competition has its own id when the files name one', () => {
  const competitions = [{ ...everyKind.competitions[0], id: 'bl2026' }, ...everyKind.competitions.slice(1)];
  const read = parseContentFiles({ ...everyKind, competitions });
  if (!read.ok) throw new Error(read.error.join());
  expect(contentNames(read.value).competitionId(called('Germany', '1. Bundesliga'))).toBe('bl2026');
  expect(contentNames(read.value).countryId(slugOf('Duitsland'))).toBe('countrygermany');
});
