import { describe, expect, it } from 'vitest';
import type { Sport } from '../../../web/domain/sport.ts';
import { isUpcoming, listedMatch, matchPath } from '../demoMatches.runtime.ts';
import { visit, visitorOf } from '../site.runtime.ts';

const textOf = async (path: string, country: string) =>
  (await (await visit(path, visitorOf(country))).text()).replace(/<script.*?<\/script>/gs, '');

describe('dates for a country', () => {
  it.each([
    ['US', '/?date=2026-11-22', 'Sunday, November 22'],
    ['GB', '/?date=2026-11-22', 'Sunday 22 November'],
    ['CA', '/?date=2026-11-22', 'Sunday, November 22'],
    ['US', '/nl?date=2026-11-22', 'zondag 22 november'],
  ])('shows a visitor from %s on %s the date as %s', async (country, path, day) => {
    const html = await textOf(path, country);
    expect(html).toMatch(new RegExp(`<h1[^>]*>[^<]*${day}</h1>`));
    expect(html).toContain(`title="${day}"`);
  });

  it.each([
    ['US', 'November 21, 2026'],
    ['GB', '21 November 2026'],
  ])('writes for a visitor from %s the title of a match with %s', async (country, date) => {
    const html = await textOf('/', country);
    const [, match = ''] = /class="row-link[^>]* href="([^"]*)"|href="([^"]*)"[^>]*class="row-link/.exec(html) ?? [];
    expect(/<title>([^<]*)</.exec(await textOf(match, country))?.[1]).toContain(`, ${date}`);
  });
});

describe('words of a sport', () => {
  const words: Readonly<Record<Sport, [string, string]>> = {
    football: ['Kick-off', 'Aftrap'],
    basketball: ['Tip-off', 'Tip-off'],
    'ice-hockey': ['Face-off', 'Face-off'],
    handball: ['Throw-off', 'Beginworp'],
  };

  it.each(Object.entries(words) as [Sport, [string, string]][])(
    'has its own word for the start of a match in %s',
    async (sport, starts) => {
      const match = await listedMatch(({ state }) => state.kind === 'not-started', {
        list: `/api/live?sport=${sport}`,
      });
      for (const [index, locale] of (['en', 'nl'] as const).entries()) {
        expect(await textOf(matchPath(match, 'summary', locale), 'GB')).toContain(`<dt>${starts[index]}</dt>`);
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
  ])('leads from %s to the same day, filter and search at %s', async (path, other) => {
    expect(await switchOf(path)).toBe(other);
  });

  it('keeps the open market and the order of operators', async () => {
    const match = await listedMatch(isUpcoming);
    expect(await switchOf(`${matchPath(match, 'odds')}?market=ou-ord-2.5&order=payout`)).toBe(
      `${matchPath(match, 'odds', 'nl')}?market=ou-ord-2.5&order=payout`,
    );
  });

  it('drops all other parameters and cuts long values', async () => {
    expect(await switchOf('/?utm_source=x&odds=off&filter=live')).toBe('/nl?filter=live');
    expect((await switchOf(`/football/competitions?q=${'x'.repeat(3000)}`))?.length).toBeLessThan(200);
  });

  it('leads home from a page that does not exist', async () => {
    expect(await switchOf('/football/2026-11-22?filter=live&market=ou&q=x')).toBe('/nl');
  });
});
