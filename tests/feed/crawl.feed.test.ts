import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { phaseOf } from '../../web/domain/match.ts';
import { serveBuild } from '../support/serveBuild.mjs';
import { crawl, type Found, matchesOfDays } from './crawl.ts';

/** Pages to follow beyond the starting pages. The night tier follows more. */
const LINKS = 100;

const root = new URL('../..', import.meta.url).pathname;
let site: Awaited<ReturnType<typeof serveBuild>>;
let found: Found;

beforeAll(async () => {
  const vars = { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', UPSTREAM_TIMEOUT_MS: '30000' };
  const cf = { country: 'GB', timezone: 'Europe/London' };
  site = await serveBuild({ root, port: 0, vars, matchesPerDay: 60, cf });
  const matches = await matchesOfDays(site.url);
  const ofEachPhase = [...Map.groupBy(matches, phaseOf).values()].flatMap((same) => same.slice(0, 1));
  found = await crawl(site.url, ofEachPhase, LINKS);
}, 300_000);

afterAll(() => site.close());

describe('a crawl of each kind of page, in five countries and both languages', () => {
  it('opens as many pages as it may', () => {
    expect(found.opened).toBeGreaterThan(LINKS);
  });

  it('finds no broken link', () => {
    expect(found.broken).toEqual([]);
  });

  it('finds no page without content or a reason', () => {
    expect(found.empty).toEqual([]);
  });
});
