import { expect, it } from 'vitest';
import { shared } from '../../crawl/heads.ts';
import { headsOfSite } from './headsOfSite.runtime.ts';

/** Enough for every kind of page and tab of some matches. */
const MOST_PAGES = 400;

it('gives every page that search engines keep its own title and description', async () => {
  const heads = await headsOfSite(MOST_PAGES);
  expect(heads.length).toBeGreaterThan(250);
  expect(heads.filter(({ title, description }) => title === '' || description === '')).toEqual([]);
  expect(shared(heads, 'title')).toEqual([]);
  expect(shared(heads, 'description')).toEqual([]);
}, 180_000);
