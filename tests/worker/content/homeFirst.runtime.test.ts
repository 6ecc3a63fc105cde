import { describe, expect, it } from 'vitest';
import { nationCodeBySlug } from '../../../web/domain/nations.ts';
import { parseSettings } from '../../../web/domain/settings.ts';
import { homeCountries } from '../../../worker/content/pageSettings.ts';
import { siteWith, visit, visitorOf } from '../site.runtime.ts';

/** The competitions of the home page in order, as `country/slug-id`. */
async function competitionsOf(country: string, ask: ReturnType<typeof siteWith> = visit): Promise<string[]> {
  const html = await (await ask('/', visitorOf(country))).text();
  return [...html.matchAll(/<a class="group-target[^"]*" href="\/football\/([^"]+)"/g)].flatMap(
    ([, place]) => place ?? [],
  );
}

async function settingsOf(country: string) {
  const settings = parseSettings(await (await visit('/api/settings', visitorOf(country))).json());
  if (settings === null) throw new Error('no settings');
  return settings;
}

describe('the order of competitions', () => {
  it('puts the visitor’s country first, after the editors’ competitions', async () => {
    const { topCompetitions } = await settingsOf('DE');
    const placed = new Set(topCompetitions.map(({ country, slug }) => `${country.slug}/${slug}`));
    const isPlaced = (place: string) => placed.has(place);
    const elsewhere = await competitionsOf('DE');
    const others = elsewhere.filter((place) => !isPlaced(place));
    // The last country in the order of a foreign visitor.
    const [slug, code] = others
      .map((place) => place.split('/')[0] ?? '')
      .map((country) => [country, nationCodeBySlug[country] ?? ''] as const)
      .filter(([, each]) => each.length === 2 && each !== 'eu' && each !== 'de')
      .at(-1) ?? ['', ''];
    const there = await competitionsOf(code.toUpperCase());
    expect((await settingsOf(code.toUpperCase())).home).toContain(slug);
    expect(there.filter((place) => !isPlaced(place))[0]).toMatch(new RegExp(`^${slug}/`));
    expect(others[0]).not.toMatch(new RegExp(`^${slug}/`));
    expect(there.filter(isPlaced)).toEqual(elsewhere.filter(isPlaced));
    expect(there.toSorted()).toEqual(elsewhere.toSorted());
  });

  it('is the same in every country with HOME_FIRST=off', async () => {
    const site = siteWith({ HOME_FIRST: 'off' });
    const there = await competitionsOf('NL', site);
    expect(there.length).toBeGreaterThan(5);
    expect(there).toEqual(await competitionsOf('DE', site));
  });

  it('maps a visitor’s country to all its names and nations', () => {
    expect(homeCountries('US')).toEqual(expect.arrayContaining(['usa', 'united-states']));
    expect(homeCountries('GB')).toEqual(expect.arrayContaining(['england', 'scotland', 'wales', 'northern-ireland']));
    expect(homeCountries('NL')).toEqual(['netherlands']);
    for (const unknown of ['XX', 'T1', '', 'constructor']) expect(homeCountries(unknown)).toEqual([]);
  });
});
