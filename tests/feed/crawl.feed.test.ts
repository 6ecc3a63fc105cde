import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Match, phaseOf } from '../../web/domain/match.ts';
import { shared } from '../crawl/heads.ts';
import { serveBuild } from '../support/serveBuild.ts';
import { isNight } from '../support/tier.ts';
import { crawl, type Found, matchesOfDays } from './crawl.ts';

/** Chooses matches evenly from every sport and phase, spread over the list of each. */
function everyPhase(matches: readonly Match[], most: number): Match[] {
  const kinds = [...Map.groupBy(matches, (match) => `${match.sport} ${phaseOf(match)}`).values()];
  const rounds = Math.ceil(most / kinds.length);
  const chosen = new Set<Match>();
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds) {
      const match = kind[Math.floor((round * kind.length) / rounds)];
      if (match !== undefined) chosen.add(match);
    }
  }
  return [...chosen].slice(0, most);
}

const MATCHES = isNight ? Number(process.env.CRAWL_MATCHES ?? 25) : 5;
/** Pages to follow beyond the starting pages. */
const LINKS = isNight ? MATCHES * 25 : 70;

let site: Awaited<ReturnType<typeof serveBuild>>;
let found: Found;
let phases: Set<string>;

beforeAll(
  async () => {
    const vars = { ENVIRONMENT: 'test', VISITOR_OVERRIDE: '1', UPSTREAM_TIMEOUT_MS: '30000' };
    const size = isNight ? {} : { matchesPerDay: 60 };
    site = await serveBuild({ vars, ...size });
    const all = await matchesOfDays(site.url);
    const matches = isNight
      ? everyPhase(all, MATCHES)
      : [...Map.groupBy(all, phaseOf).values()].flatMap(([first]) => first ?? []);
    phases = new Set(matches.map(phaseOf));
    found = await crawl(site.url, matches, LINKS);
  },
  300_000 + MATCHES * 10_000,
);

afterAll(() => site.close());

describe('a crawl from matches of every phase, in five countries and both languages', () => {
  it('starts from every phase of a match', () => {
    expect(phases).toEqual(new Set(['upcoming', 'live', 'running', 'finished', 'off']));
  });

  it('opens as many pages as it may', () => {
    expect(found.opened).toBeGreaterThan(LINKS);
  });

  it('finds no broken link', () => {
    expect(found.broken).toEqual([]);
  });

  it('finds no page without content or a reason', () => {
    expect(found.empty).toEqual([]);
  });

  it('finds no two pages with the same title or description', () => {
    expect(found.heads.length).toBeGreaterThan(found.opened / 4);
    expect([...shared(found.heads, 'title'), ...shared(found.heads, 'description')]).toEqual([]);
  });
});
