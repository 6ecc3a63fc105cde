import { describe, expect, it } from 'vitest';
import { slugWithId } from '../../../web/domain/slug.ts';
import { parseSnapshot } from '../../../web/domain/snapshot.ts';
import { eventSlug, pathOf } from '../../../web/routes.ts';
import { visit, visitorOf } from '../site.runtime.ts';

const london = visitorOf('GB');

async function switchOf(path: string): Promise<string | undefined> {
  const html = await (await visit(path, london)).text();
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
    const matches = parseSnapshot(await (await visit('/api/live', london)).json())?.matches ?? [];
    const match = matches.find(({ state }) => state.kind === 'not-started');
    if (match === undefined) throw new Error('no match to come');
    const route = { name: 'event', sport: match.sport, slug: eventSlug(match), tab: 'odds' } as const;
    expect(await switchOf(`${pathOf(route, 'en')}?market=ou-ord-2.5&order=payout`)).toBe(
      `${pathOf(route, 'nl')}?market=ou-ord-2.5&order=payout`,
    );
  });

  it('keeps the match that led to a team or a player, who may be known by it alone', async () => {
    const answer = await visit('/api/live', london);
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
