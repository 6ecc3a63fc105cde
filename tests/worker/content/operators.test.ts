import { expect, it } from 'vitest';
import { createRejections } from '../../../worker/base/rejections.ts';
import { loadOperators } from '../../../worker/content/loadOperators.ts';
import { contentClient } from '../../support/contentClient.ts';

const operator = (name: string, countries?: object) => ({
  id: name,
  attributes: { name, playUrl: `https://www.example.com/${name}`, publishedAt: '2026-01-01', countries },
});

const inCountry = (code: string) => ({ data: [{ id: 1, attributes: { code } }] });

/** Loads a country's operators from a Strapi that ignores the filter and returns these rows. */
function operatorsOf(country: string, rows: object[]) {
  const client = contentClient(async () =>
    Response.json({ data: rows, meta: { pagination: { page: 1, pageCount: 1 } } }),
  );
  return loadOperators(country, 'en', { client, flagUrl: null, rejections: createRejections(), conflicts: new Set() });
}

it('loadOperators drops operators of other and unknown countries when Strapi ignores the filter', async () => {
  const rows = [operator('british', inCountry('GB')), operator('unknown'), operator('dutch', inCountry('nl'))];
  const loaded = await operatorsOf('NL', rows);
  expect(loaded.ok && loaded.value.map(({ provider }) => provider)).toEqual(['dutch']);
});
