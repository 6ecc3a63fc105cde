import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch } from '../../support/fakeFetch.runtime.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { siteWith, visitorOf } from '../site.runtime.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');
/** More than an isolate keeps of one list. */
const MANY = 20_050;

const later = { start_date: '2026-11-21T19:00:00Z', status: 'Not started', results: null };
const leagueOf = (id: string) => ({ id, name: `League ${id}`, country: { id: '1', name: 'Netherlands' } });
const crowd = Array.from({ length: MANY }, (_, at) => wireMatch({ id: `e${at}`, ...later, tournament: leagueOf('9') }));
const last = wireMatch({ id: 'wanted', ...later, tournament: leagueOf('47') });

const country = {
  data: { id: 3, attributes: { countryId: '1', name: 'Netherlands', code: 'NL', flag: { data: null } } },
};
const competition = { data: { id: 7, attributes: { competitionId: '47', name: 'League 47', country } } };
const top = { id: 1, attributes: { rank: 1, competition } };

let sites = 0;

/** A new isolate on a feed with too many matches. Editors may have named the last match's competition. */
function coldSite(hasTop: boolean) {
  sites += 1;
  const [live, cms] = [`https://crowd-${sites}.test`, `https://editors-${sites}.test`];
  fakeFetch({
    [live]: () => Response.json({ fixtures: [...crowd, last], results: [] }),
    [cms]: (_, { pathname }) => Response.json({ data: hasTop && pathname.includes('/top-competitions') ? [top] : [] }),
  });
  return siteWith({ LIVE_SOURCE: 'backend', LIVE_API_URL: live, CMS_URL: cms, POLLER: undefined });
}

beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const visitor = { ...visitorOf('GB'), 'x-visitor-now': '' };

const idsOf = async (response: Response) => {
  const { matches }: { matches: { id: string }[] } = JSON.parse(await response.text());
  return matches.map(({ id }) => id);
};

/** The matches of the last competition, once the list was read a second time. */
async function keptOf(visit: ReturnType<typeof siteWith>): Promise<string[]> {
  await visit('/api/live?tournament=47', visitor);
  vi.setSystemTime(NOW + 30_000);
  return idsOf(await visit('/api/live?tournament=47', visitor));
}

describe('a list that is too long to keep', () => {
  it('keeps the editors’ competitions', async () => {
    expect(await keptOf(coldSite(true))).toEqual(['wanted']);
  });

  it('keeps the first matches of the feed without editors’ competitions', async () => {
    expect(await keptOf(coldSite(false))).toEqual([]);
  });
});
