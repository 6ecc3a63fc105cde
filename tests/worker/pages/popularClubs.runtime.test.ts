import { expect, it } from 'vitest';
import { textOf, visitorOf } from '../site.runtime.ts';

it.each([
  ['GB', /\/football\/england\/premier-league-\d+/],
  ['NL', /\/football\/netherlands\/eredivisie-\d+/],
])('the search page begins with clubs of the visitor’s country: %s', async (country, league) => {
  const visitor = visitorOf(country);
  const page = await textOf('/search', visitor);
  const [club] = /\/team\/[\w-]+/.exec(page.slice(page.indexOf('Popular now'))) ?? [];
  const [address] = league.exec(page) ?? [];
  expect(await textOf(`${address}/standings`, visitor)).toContain(`${club}?`);
});
