import { beforeEach, describe, expect, it } from 'vitest';
import { fakeSource, newUrl } from '../../support/fakeFetch.runtime.ts';
import { soon } from '../../support/soon.runtime.ts';
import { clockAt, MINUTE, NOON, pollerWith, runningEvent, visitor } from '../poller/poller.runtime.ts';
import { siteWith } from '../site.runtime.ts';

const NOT_FOUND = () => Response.json({ detail: 'Not found.' }, { status: 404 });
const EMPTY_LISTS = () => Response.json({ fixtures: [], results: [] });

/** A site whose feed has one running match, and becomes empty on request. */
function siteOfFeed(nothing: () => Response) {
  const url = newUrl('empty');
  const settings = { LIVE_SOURCE: 'backend', LIVE_API_URL: url };
  const { binding } = pollerWith(settings);
  let isEmpty = false;
  fakeSource(url, (path) => {
    if (isEmpty) return nothing();
    if (path === 'v2/events/live') return { fixtures: [runningEvent()], results: [] };
    return path === 'v2/events/e1' ? runningEvent() : NOT_FOUND();
  });
  const visit = siteWith({ ...settings, POLLER: binding });
  return {
    goEmpty: () => {
      isEmpty = true;
    },
    /** How many matches the list has, and the status of the match's page. */
    async shown() {
      const list: { matches: unknown[]; stale: boolean } = await (await visit('/api/live', visitor)).json();
      const page = await visit('/match/football/ajax-psv-e1', visitor);
      return { matches: list.matches.length, stale: list.stale, page: page.status };
    },
  };
}

beforeEach(() => clockAt(NOON));

describe('a feed that becomes empty', () => {
  it.each([
    ['404 with a detail', NOT_FOUND],
    ['200 with empty lists', EMPTY_LISTS],
  ])('keeps the last matches and their age for five minutes, and then empties the list: %s', async (_, nothing) => {
    const { goEmpty, shown } = siteOfFeed(nothing);
    expect(await shown()).toEqual({ matches: 1, stale: false, page: 200 });
    goEmpty();
    for (let seconds = 30; seconds <= 300; seconds += 30) {
      clockAt(NOON + seconds * 1000);
      await shown();
      await soon(async () => expect(await shown()).toEqual({ matches: 1, stale: true, page: 200 }));
    }
    for (const minutes of [5.5, 6, 8]) {
      clockAt(NOON + minutes * MINUTE);
      await shown();
    }
    await soon(async () =>
      expect(await shown()).toMatchObject({ matches: 0, page: nothing === NOT_FOUND ? 404 : 200 }),
    );
  });
});
