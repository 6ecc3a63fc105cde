import { expect, it } from 'vitest';
import { deadLinks } from '../../crawl/deadLinks.ts';
import { site as apiFootball } from './apiFootball/apiFootball.runtime.ts';
import { site as footballData } from './footballData/footballData.runtime.ts';
import { answers, site as openLigaDb } from './openligadb/openligadb.runtime.ts';
import { sourceSite } from './sourceSite.runtime.ts';

const contentFiles = () => sourceSite('openligadb', answers, { CONTENT_SOURCE: 'files', DEMONSTRATION: '' });

it.each([
  ['API-Football', apiFootball, '/match/football/manchester-united-liverpool-af1001'],
  ['football-data.org', footballData, '/match/football/liverpool-fc-arsenal-fc-fd500001'],
  ['OpenLigaDB', openLigaDb, '/match/football/vfb-stuttgart-werder-bremen-ol4711'],
  ['content files', contentFiles, '/nl/voetbal'],
])('a crawl of every link of a site finds no dead link on %s', async (_, site, match) => {
  const { dead, looked } = await deadLinks(site().open, ['/', '/nl', match]);
  expect(dead).toEqual([]);
  expect(looked).toBeGreaterThan(20);
});
