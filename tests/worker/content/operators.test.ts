import * as v from 'valibot';
import { expect, it } from 'vitest';
import { createRejections } from '../../../worker/base/rejections.ts';
import { fetchOperators } from '../../../worker/content/fetchOperators.ts';
import { countryCodes } from '../../../worker/content/wire.ts';
import { contentClient } from '../../support/contentClient.ts';

const operator = (name: string, countries?: object) => ({
  id: name,
  attributes: { name, playUrl: `https://www.example.com/${name}`, publishedAt: '2026-01-01', countries },
});

const inCountry = (code: string) => ({ data: [{ id: 1, attributes: { code } }] });

it('fetchOperators drops operators of other countries when Strapi ignores the filter', async () => {
  const rows = [operator('british', inCountry('GB')), operator('unknown'), operator('dutch', inCountry('nl'))];
  const client = contentClient(async () => Response.json({ data: rows }));
  const context = { client, flagUrl: null, rejections: createRejections(), conflicts: new Set<string>() };
  const loaded = await fetchOperators('NL', 'en', context);
  expect(loaded.ok && loaded.value.map(({ provider }) => provider)).toEqual(['dutch']);
});

it('a country that cannot be read costs an operator no other country', () => {
  const [country] = inCountry('nl').data;
  expect(v.parse(countryCodes, { data: [null, country, { attributes: { code: 7 } }] })).toEqual(['NL']);
});
