import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { type Break, EVENT, outageOf, passOutages } from './outage.ts';

const PATHS = ['/', '/nl', EVENT];

/** One kind of each family. The night tier tests every kind. */
const kinds: Record<string, Break> = {
  'refuses connections': 'refused',
  'never answers': faults['no headers, ever'],
  'answers 500': faults['500'],
  'sends truncated JSON': faults['truncated JSON'],
};

let passed: Awaited<ReturnType<typeof passOutages>>;

beforeAll(async () => {
  passed = await passOutages(kinds, PATHS);
}, 300_000);

afterAll(() => passed.close());

describe.each(Object.keys(kinds))('a site whose feed %s', (kind) => {
  it('says on the home page in both languages that scores cannot be loaded', () => {
    const { cold } = outageOf(passed.outages, kind);
    expect(cold['/']?.text).toContain('Scores can’t be loaded right now.');
    expect(cold['/']?.text).not.toContain('No matches on this day');
    expect(cold['/nl']?.text).toContain('De scores kunnen nu niet worden geladen.');
  });

  it('says on the match page that it is not available', () => {
    expect(outageOf(passed.outages, kind).cold[EVENT]?.text).toContain('Not available right now');
  });

  it.each(PATHS)('gives 503 and a whole page at %s', (path) => {
    const visit = outageOf(passed.outages, kind).cold[path];
    expect(visit?.status).toBe(503);
    expect(visit?.headers.get('Retry-After')).toBe('10');
    expect(visit?.text).toMatch(/<header[\s\S]*<footer[\s\S]*<\/html>/);
  });

  it('keeps the offers on the home page', () => {
    expect(outageOf(passed.outages, kind).cold['/']?.text).toMatch(/Top Sportsbook Bonuses[\s\S]*bet365/);
  });

  it.each(PATHS)('shows the match at %s after the feed recovers', (path) => {
    expect(outageOf(passed.outages, kind).recovered[path]?.text).toMatch(/Arsenal[\s\S]*Chelsea/);
  });

  it.each(PATHS)('keeps the known match at %s when the feed breaks later', (path) => {
    const visit = outageOf(passed.outages, kind).stale[path];
    expect(visit?.status).toBe(200);
    expect(visit?.text).toMatch(/Arsenal[\s\S]*Chelsea/);
  });
});
