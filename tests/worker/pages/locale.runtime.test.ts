import { describe, expect, it } from 'vitest';
import { slugWithId } from '../../../web/domain/slug.ts';
import { parseSnapshot } from '../../../web/domain/snapshot.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { eventSlug, pathOf } from '../../../web/routes.ts';
import { visit, visitorOf } from '../site.runtime.ts';

const textOf = async (path: string, country: string) =>
  (await (await visit(path, visitorOf(country))).text()).replace(/<script.*?<\/script>/gs, '');

describe('dates', () => {
  it.each([
    ['US', '/?date=2026-11-22', 'Sunday, November 22'],
    ['GB', '/?date=2026-11-22', 'Sunday 22 November'],
    ['CA', '/?date=2026-11-22', 'Sunday 22 November'],
    ['US', '/nl?date=2026-11-22', 'zondag 22 november'],
  ])(
    'to a visitor from %s on %s are written as %s, at the head and in the strip of days',
    async (country, path, day) => {
      const html = await textOf(path, country);
      expect(html).toMatch(new RegExp(`<h1[^>]*>[^<]*${day}</h1>`));
      expect(html).toContain(`title="${day}"`);
    },
  );

  it.each([
    ['US', '/', /Valid until<\/i>[^\d]*(0[1-9]|1[0-2])\/\d\d\/202\d /],
    ['GB', '/', /Valid until<\/i>[^\d]*\d\d\/(0[1-9]|1[0-2])\/202\d /],
  ])('in digits to a visitor from %s are in the order of the country', async (country, path, digits) => {
    expect(await textOf(path, country)).toMatch(digits);
  });

  it.each([
    ['US', 'November 21, 2026'],
    ['GB', '21 November 2026'],
  ])('in the title of a match to a visitor from %s are written as %s', async (country, date) => {
    const html = await textOf('/', country);
    const [, match = ''] = /class="row-link[^>]* href="([^"]*)"|href="([^"]*)"[^>]*class="row-link/.exec(html) ?? [];
    expect(/<title>([^<]*)</.exec(await textOf(match, country))?.[1]).toContain(`, ${date}`);
  });

  it('are no other visitor’s, in whatever order the pages are asked for', async () => {
    for (const country of ['US', 'GB', 'US', 'GB']) {
      const html = await textOf('/basketball', country);
      expect(html.includes('title="Sunday, November 22"')).toBe(country === 'US');
    }
  });
});

describe('each sport', () => {
  const words: Readonly<Record<Sport, [string, string]>> = {
    football: ['Kick-off', 'Aftrap'],
    basketball: ['Tip-off', 'Tip-off'],
    'ice-hockey': ['Puck drop', 'Face-off'],
    handball: ['Throw-off', 'Beginworp'],
  };

  it.each(Object.entries(words) as [Sport, [string, string]][])(
    'has its own word for its start: %s',
    async (sport, starts) => {
      const list = await (await visit(`/api/live?sport=${sport}`, visitorOf('GB'))).json();
      const match = parseSnapshot(list)?.matches.find(({ state }) => state.kind === 'not-started');
      if (match === undefined) throw new Error(`no ${sport} to come`);
      const slug = eventSlug(match);
      for (const [index, locale] of (['en', 'nl'] as const).entries()) {
        const html = await textOf(pathOf({ name: 'event', sport, slug, tab: 'summary' }, locale), 'GB');
        expect(html).toContain(`<dt>${starts[index]}</dt>`);
      }
    },
  );
});

async function switchOf(path: string): Promise<string | undefined> {
  const html = await (await visit(path, visitorOf('GB'))).text();
  return /<a href="([^"]*)"[^>]* hrefLang="(?:en|nl)"/i.exec(html)?.[1]?.replaceAll('&amp;', '&');
}

describe('the language switch', () => {
  it.each([
    ['/?date=2026-11-22&filter=live', '/nl?date=2026-11-22&filter=live'],
    ['/nl?filter=finished', '/?filter=finished'],
    ['/football/competitions?q=lig', '/nl/voetbal/competitions?q=lig'],
    ['/nl/voetbal/regions?q=é', '/football/regions?q=%C3%A9'],
  ])('of %s leads to the same day, filter and search: %s', async (path, other) => {
    expect(await switchOf(path)).toBe(other);
  });

  it('keeps the market that is open and the order of the operators', async () => {
    const matches = parseSnapshot(await (await visit('/api/live', visitorOf('GB'))).json())?.matches ?? [];
    const match = matches.find(({ state }) => state.kind === 'not-started');
    if (match === undefined) throw new Error('no match to come');
    const route = { name: 'event', sport: match.sport, slug: eventSlug(match), tab: 'odds' } as const;
    expect(await switchOf(`${pathOf(route, 'en')}?market=ou-ord-2.5&order=payout`)).toBe(
      `${pathOf(route, 'nl')}?market=ou-ord-2.5&order=payout`,
    );
  });

  it('keeps the match that led to a team or a player, who may be known by it alone', async () => {
    const answer = await visit('/api/live', visitorOf('GB'));
    const [match] = parseSnapshot(await answer.json())?.matches ?? [];
    const path = `/team/${slugWithId(match?.home?.name ?? '', match?.home?.id ?? '')}`;
    expect(await switchOf(`${path}?match=${match?.id}`)).toBe(`/nl${path}?match=${match?.id}`);
  });

  it('keeps nothing else, and no more of a value than any page needs', async () => {
    expect(await switchOf('/?utm_source=x&odds=off&filter=live')).toBe('/nl?filter=live');
    expect((await switchOf(`/football/competitions?q=${'x'.repeat(3000)}`))?.length).toBeLessThan(200);
  });

  it('leads home from a page that is not there', async () => {
    expect(await switchOf('/football/2026-11-22?filter=live&market=ou&q=x')).toBe('/nl');
  });
});
