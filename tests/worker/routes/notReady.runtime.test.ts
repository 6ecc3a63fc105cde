import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { opened, visitorOf, visitSite } from '../site.runtime.ts';

const BROKEN = { LIVE_SOURCE: 'api-football', ODDS_API_KEY: 'secret-odds-key' };
const OPS_TOKEN = 'a-token-of-ops-that-is-long-enough';

let said: MockInstance<typeof console.error>;

beforeEach(() => {
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a site with a missing setting', () => {
  it.each([
    ['/', 'en', 'Not available right now'],
    ['/match/football/ajax-psv-1', 'en', 'Not available right now'],
    ['/nl', 'nl', 'Nu niet beschikbaar'],
    ['/nl/voetbal', 'nl', 'Nu niet beschikbaar'],
    ['/wedstrijd/voetbal/ajax-psv-1', 'en', 'Not available right now'],
  ])('answers 503 to %s with a page and names the setting only in the log', async (path, locale, title) => {
    const { status, headers, text: html } = await opened(visitSite(BROKEN, path, visitorOf('GB')));
    expect(status).toBe(503);
    expect(headers.get('Content-Type')).toMatch(/^text\/html/);
    expect(headers.get('Retry-After')).toBe('60');
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toMatch(/API_FOOTBALL|LIVE_SOURCE|secret/);
    expect(said).toHaveBeenCalledWith(expect.stringMatching(/"setting unusable".*API_FOOTBALL_KEY/));
  });

  it('names the setting only to operators when they have a token', async () => {
    const health = async (headers = {}) =>
      (await visitSite({ ...BROKEN, OPS_TOKEN }, '/api/health', visitorOf('GB', headers))).text();
    expect(await health()).not.toContain('API_FOOTBALL_KEY');
    expect(await health({ Authorization: 'Bearer no' })).not.toContain('API_FOOTBALL_KEY');
    expect(await health({ Authorization: `Bearer ${OPS_TOKEN}` })).toContain('API_FOOTBALL_KEY');
  });

  it('answers 503 with JSON to an API request', async () => {
    const live = await visitSite(BROKEN, '/api/live', visitorOf('GB'));
    expect([live.status, await live.json()]).toEqual([503, { error: 'the site is not ready' }]);
    const open = await visitSite(BROKEN, '/api/v1/matches', visitorOf('GB'));
    expect([open.status, await open.json()]).toEqual([503, expect.objectContaining({ status: 503 })]);
  });
});
