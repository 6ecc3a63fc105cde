import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseSnapshot } from '../../../web/domain/listSchemas.ts';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { answer, fixture } from '../feeds/apiFootball/apiFootball.records.ts';
import { MINUTE, NOON, pollerWith, stopTimeouts } from '../poller/poller.runtime.ts';
import { siteWith } from '../site.runtime.ts';

const visitor = { 'x-visitor-country': 'GB', 'x-visitor-time-zone': 'UTC' };
const LIST = '/api/live?sport=football&date=2040-11-17&zone=UTC';

let feeds = 0;

/** Opens isolates of a site with one running match. */
function siteOf() {
  feeds += 1;
  const url = `https://versions-${feeds}.test`;
  const settings = { LIVE_SOURCE: 'api-football', API_FOOTBALL_URL: url, API_FOOTBALL_KEY: 'k' };
  const running = { fixture: { id: 1001, timestamp: (NOON - 20 * MINUTE) / 1000, periods: null } };
  const asked = fakeSource(url, () => answer([fixture(['1H', 20], [1, 0], running)]));
  const { binding } = pollerWith(settings);
  const isolate = () => {
    const visit = siteWith({ ...settings, POLLER: binding });
    return async (path: string) => {
      const response = await visit(path, visitor);
      const text = await response.text();
      return { status: response.status, snapshot: text === '' ? null : parseSnapshot(JSON.parse(text)) };
    };
  };
  return { asked, isolate };
}

beforeEach(() => stopTimeouts(NOON));

describe('GET /api/live on a new isolate', () => {
  it('answers 204 to the version that another isolate gave', async () => {
    const { isolate } = siteOf();
    const { snapshot } = await isolate()(LIST);
    expect(await isolate()(`${LIST}&since=${snapshot?.version}`)).toEqual({ status: 204, snapshot: null });
  });

  it('gives an unchanged list the version that it had a minute ago', async () => {
    const { asked, isolate } = siteOf();
    const first = await isolate()(LIST);
    vi.setSystemTime(NOON + 70_000);
    const second = await isolate()(LIST);
    expect(asked).toHaveLength(2);
    expect(second.snapshot?.version).toBe(first.snapshot?.version);
    expect(second.snapshot?.matches).toEqual(first.snapshot?.matches);
  });
});
