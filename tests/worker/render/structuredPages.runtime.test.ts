import { beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN, visit, visitorOf } from '../site.runtime.ts';

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

function dataIn(html: string): Data[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return Array.from(scripts, ([, text = '']): unknown => JSON.parse(text)).filter(isData);
}

const ARTICLE = '/news/ajax-psv-what-to-look-out-for';

const page = async (path: string) => (await visit(path, visitorOf('GB'))).text();
const linksIn = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, path = '']) => path);

describe('structured data', () => {
  const paths: Record<string, string[]> = {};

  beforeAll(async () => {
    const home = await page('/nl');
    const matches = linksIn(home, /href="(\/nl\/wedstrijd\/voetbal\/[^"/?]+)"/g).slice(0, 3);
    const team = linksIn(await page(matches[0] ?? ''), /href="(\/nl\/team\/[^"?]+)/g).slice(0, 1);
    const player = linksIn(await page(team[0] ?? ''), /href="(\/nl\/speler\/[^"?]+)/g).slice(0, 1);
    Object.assign(paths, { matches, team, player });
  });

  it.each([
    ['home', async () => ['/', '/nl'], ['Organization', 'WebSite']],
    ['match', async () => paths.matches ?? [], ['BreadcrumbList', 'SportsEvent']],
    ['team', async () => paths.team ?? [], ['SportsTeam']],
    ['player', async () => paths.player ?? [], ['Person']],
    ['competition', async () => ['/football/england/premier-league-9494611/standings'], ['BreadcrumbList']],
    ['sport', async () => ['/nl/basketbal'], ['BreadcrumbList']],
    ['article', async () => [ARTICLE], ['NewsArticle']],
    ['static', async () => ['/static/about-us'], []],
    ['not found', async () => ['/no/such/page-1'], []],
  ])('of a page of the kind "%s" has the expected schema.org types', async (_, pathsOf, types) => {
    const listed = await pathsOf();
    expect(listed.length).toBeGreaterThan(0);
    for (const path of listed)
      expect(
        dataIn(await page(path)).map((each) => each['@type']),
        path,
      ).toEqual(types);
  });

  it('of a team, a player and an article has only properties of its schema.org type', async () => {
    const keysOf = async (path = '') => dataIn(await page(path)).map((each) => Object.keys(each).slice(2).join(' '));
    expect(await keysOf(paths.team?.[0])).toEqual(['name url description sport memberOf athlete coach']);
    expect(await keysOf(paths.player?.[0])).toEqual(['name url description jobTitle memberOf']);
    expect(await keysOf(ARTICLE)).toEqual([
      'headline description image datePublished dateModified author publisher mainEntityOfPage url inLanguage about',
    ]);
  });

  it('links a team and its players to each other', async () => {
    const [team] = dataIn(await page(paths.team?.[0] ?? ''));
    expect(team).toMatchObject({
      url: `${ORIGIN}${paths.team?.[0]}`,
      athlete: expect.arrayContaining([expect.objectContaining({ url: `${ORIGIN}${paths.player?.[0]}` })]),
    });
    const [player] = dataIn(await page(paths.player?.[0] ?? ''));
    expect(player).toMatchObject({ memberOf: { url: `${ORIGIN}${paths.team?.[0]}` } });
  });

  it('names a picture of the match that exists', async () => {
    const event = dataIn(await page(paths.matches?.[0] ?? '')).at(-1);
    const [image] = Array.isArray(event?.image) ? event.image : [];
    expect(String(image)).toMatch(/^https:\/\/scoreline\.test\/preview\/nl\/match\//);
    expect((await visit(String(image).slice(ORIGIN.length), visitorOf('GB'))).status).toBe(200);
  });
});
