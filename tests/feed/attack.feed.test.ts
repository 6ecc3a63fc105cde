import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COUNTRIES, countriesIn, isOpen } from '../worker/policy/houses.records.ts';
import { type AttackedSite, attackedSite } from './attackedSite.ts';
import { badLines, send, strangeCalls } from './attackers.ts';
import { ATTACKS, SECRET_WORD } from './attacks.ts';
import { OWN_ATTACKS } from './ownAttacks.ts';

/** Requests of each kind. The night tier sends more. */
const VARIANTS = 4;
const KINDS = Object.entries({ ...ATTACKS, ...OWN_ATTACKS });
const SHARED_PAGES = ['/', '/nl', '/odds', '/api/odds', '/match/football/town-city-m1/odds'];

let site: AttackedSite;
let state: string;

beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'attacked-'));
  site = await attackedSite({ state, matches: 12 });
}, 120_000);

afterAll(async () => {
  await site.close();
  await rm(state, { recursive: true });
});

describe('an attack', () => {
  it.each(KINDS)('gets no error, leak, script or redirect: %s', async (_kind, attackOf) => {
    expect(
      await send(
        site,
        Array.from({ length: VARIANTS }, (_, number) => attackOf(number)),
      ),
    ).toEqual([]);
  });

  it('makes the site ask the feed only for addresses of its contract', () => {
    expect(site.calls.feed.length).toBeGreaterThan(0);
    expect(strangeCalls(site)).toEqual([]);
  });

  it('leaves no word of a visitor, no secret and no error in the log', () => {
    expect(site.lines.length).toBeGreaterThan(0);
    expect(badLines(site, SECRET_WORD)).toEqual([]);
  });
});

describe('visitors of twenty countries at the same time', () => {
  it.each(SHARED_PAGES)('see nothing of another country on %s', async (path) => {
    expect(
      await send(
        site,
        COUNTRIES.map(() => ({ path })),
      ),
    ).toEqual([]);
  });

  it.each(COUNTRIES)('see on the home page only their own operators: %s', async (country) => {
    const { text } = await site.ask({ path: '/' }, country);
    expect(countriesIn(text)).toEqual(isOpen(country) ? [country] : []);
  });
});
