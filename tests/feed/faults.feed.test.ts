import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isNight } from '../support/tier.ts';
import { faults } from './faults.ts';
import { type Break, EVENT, outageOf, passOutages } from './outage.ts';

const LISTS = ['/', '/nl', ...(isNight ? ['/football/england'] : [])];
const PAGES = [...LISTS, EVENT, ...(isNight ? ['/football/competitions'] : [])];
const PATHS = [...PAGES, '/api/live'];
/** By day one kind of each family. */
const BY_DAY = {
  'no headers, ever': faults['no headers, ever'],
  '500': faults['500'],
  'truncated JSON': faults['truncated JSON'],
};
const kinds: Record<string, Break> = { ...(isNight ? faults : BY_DAY), 'refused connections': 'refused' };
let passed: Awaited<ReturnType<typeof passOutages>>;

beforeAll(async () => {
  passed = await passOutages(kinds, PATHS);
}, 480_000);

afterAll(() => passed.close());

describe.each(Object.keys(kinds))('a feed with %s', (kind) => {
  it('shows the first two visitors an error message with offers', () => {
    const { first, cold } = outageOf(passed.outages, kind);
    for (const visit of [first, cold['/']]) {
      expect(visit?.text).toContain('Scores can’t be loaded right now.');
      expect(visit?.text).toMatch(/Top Sportsbook Bonuses[\s\S]*bet365/);
      expect(visit?.text).not.toContain('No matches on this day');
    }
  });

  it('answers 503 with complete pages until its first answer', () => {
    const { cold } = outageOf(passed.outages, kind);
    // A bare array without entries is a valid catalogue.
    const isDown = (path: string) => kind !== 'an array' || path !== '/football/competitions';
    for (const path of PATHS.filter(isDown)) expect(cold[path]?.status, path).toBe(503);
    for (const path of PAGES.filter(isDown)) {
      expect(cold[path]?.text, path).toMatch(/<header[\s\S]*<footer[\s\S]*<\/html>/);
      expect(cold[path]?.headers.get('Retry-After'), path).toBe('10');
    }
    expect(cold['/nl']?.text).toContain('De scores kunnen nu niet worden geladen.');
    expect(cold[EVENT]?.text).toContain('Not available right now');
  });

  it('shows the matches after it has recovered', () => {
    expect(outageOf(passed.outages, kind).recovered['/']?.text).toMatch(/Arsenal[\s\S]*Chelsea/);
  });

  it('keeps known pages and the known score when it breaks later', () => {
    const { stale } = outageOf(passed.outages, kind);
    for (const path of PATHS) expect(stale[path]?.status, path).toBe(200);
    for (const path of [...LISTS, EVENT]) expect(stale[path]?.text, path).toMatch(/Arsenal[\s\S]*Chelsea/);
    if (isNight) expect(stale['/football/competitions']?.text).toContain('Premier League');
    expect(JSON.parse(stale['/api/live']?.text ?? '')).toMatchObject({
      matches: [{ id: '100', state: { kind: 'playing', score: { home: 2, away: 1 } } }],
    });
  });
});
