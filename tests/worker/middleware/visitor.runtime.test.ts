import { describe, expect, it } from 'vitest';
import { readPageState } from '../../../web/data/readPageState.ts';
import type { Visitor } from '../../../web/domain/visitor.ts';
import { visit, visitSite } from '../site.runtime.ts';

/** The visitor in a page's state. */
async function visitorIn(response: Response): Promise<Visitor> {
  expect(response.status).toBe(200);
  const [, json = '{}'] =
    /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(await response.text()) ?? [];
  return readPageState(json).visitor;
}

type Edge = { country?: string; timezone?: string };

const visitorAt = async (edge: Edge | undefined, headers: Record<string, string> = {}, path = '/static/about-us') =>
  visitorIn(await visit(path, headers, edge === undefined ? {} : { cf: edge }));

const AMSTERDAM = { country: 'NL', timezone: 'Europe/Amsterdam' };

describe('a visitor', () => {
  it('has the country and zone of the edge, and the language of the path', async () => {
    expect(await visitorAt(AMSTERDAM)).toMatchObject({
      country: 'NL',
      zone: 'Europe/Amsterdam',
      locale: 'en',
      oddsFormat: 'EU',
      theme: null,
    });
    expect(await visitorAt(AMSTERDAM, {}, '/nl/static/about-us')).toMatchObject({ locale: 'nl', country: 'NL' });
  });

  it('gets XX and UTC without a known country', async () => {
    expect(await visitorAt({})).toMatchObject({ country: 'XX', zone: 'UTC', oddsFormat: 'EU' });
    expect(await visitorAt({ country: 'T1', timezone: 'Not/AZone' })).toMatchObject({ country: 'T1', zone: 'UTC' });
    expect(await visitorAt({ country: '<b>' })).toMatchObject({ country: 'XX' });
  });

  it('has the odds format, theme and zone of the cookies', async () => {
    const Cookie = 'oddsFormat=US; theme=dark; zone=Asia%2FKathmandu';
    expect(await visitorAt(AMSTERDAM, { Cookie })).toMatchObject({
      oddsFormat: 'US',
      theme: 'dark',
      zone: 'Asia/Kathmandu',
      country: 'NL',
    });
  });

  it('ignores unknown cookies', async () => {
    const Cookie = 'oddsFormat=XX; theme=<script>; zone=../../etc; country=GB; a==;%';
    expect(await visitorAt(AMSTERDAM, { Cookie })).toMatchObject({
      oddsFormat: 'EU',
      theme: null,
      zone: 'Europe/Amsterdam',
      country: 'NL',
    });
  });
});

describe('the developer headers', () => {
  const headers = {
    'x-visitor-country': 'gb',
    'x-visitor-time-zone': 'Pacific/Auckland',
    'x-visitor-now': '2026-11-21T15:40:00Z',
  };
  const site = { cf: AMSTERDAM };

  it('replace the country and zone of the edge', async () => {
    expect(await visitorAt(AMSTERDAM, headers)).toMatchObject({
      country: 'GB',
      zone: 'Pacific/Auckland',
      now: Date.parse('2026-11-21T15:40:00Z'),
    });
  });

  it.each([
    ...['9999-01-01T00:00:00Z', '+010000-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', '-000001-01-01T00:00:00Z'],
    ...['tomorrow', '1e400'],
  ])('refuse the instant %s with 400', async (now) => {
    const response = await visit('/', { ...headers, 'x-visitor-now': now });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: 'x-visitor-now is an ISO instant from 1970 to 9998' });
  });

  it.each(['1970-01-01T00:00:00Z', '2028-02-29T12:00:00Z'])('accept the instant %s', async (now) => {
    for (const path of ['/', '/nl/voetbal/live', '/api/live', '/sitemaps/matches.xml']) {
      expect((await visit(path, { ...headers, 'x-visitor-now': now })).status, path).toBe(200);
    }
  });

  it.each([
    ['in production', { ENVIRONMENT: 'production', VISITOR_OVERRIDE: '1' }],
    ['without the setting', { ENVIRONMENT: 'development', VISITOR_OVERRIDE: '' }],
  ])('are ignored %s', async (_, settings) => {
    const visitor = await visitorIn(await visitSite(settings, '/static/about-us', headers, site));
    expect(visitor).toMatchObject({ country: 'NL', zone: 'Europe/Amsterdam' });
    expect(visitor.now).not.toBe(Date.parse(headers['x-visitor-now']));
  });

  it('do not open a play link in production', async () => {
    const italy = { cf: { country: 'IT', timezone: 'Europe/Rome' } };
    const response = await visitSite(
      { ENVIRONMENT: 'production', VISITOR_OVERRIDE: '1' },
      '/play/bet365',
      headers,
      italy,
    );
    expect(response.status).toBe(451);
  });
});
