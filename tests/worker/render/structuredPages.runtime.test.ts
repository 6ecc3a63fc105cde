import { beforeAll, describe, expect, it } from 'vitest';
import { ORIGIN, visit, visitorOf } from '../site.runtime.ts';
import { PROPERTIES, TYPES } from './schemaOrg.runtime.ts';

type Data = Record<string, unknown>;

const isData = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value);

function dataIn(html: string): Data[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return Array.from(scripts, ([, text = '']): unknown => JSON.parse(text)).filter(isData);
}

/** A type with all its supertypes. */
function lineOf(type: string): string[] {
  const above = TYPES[type];
  return above == null ? [type] : [type, ...lineOf(above)];
}

function mayHold(kind: string, value: unknown): boolean {
  if (isData(value)) return lineOf(String(value['@type'])).includes(kind);
  if (kind === 'Integer') return Number.isInteger(value);
  if (typeof value !== 'string' || value === '') return false;
  if (kind === 'Text') return true;
  if (kind === 'URL') return value.startsWith(`${ORIGIN}/`) && URL.canParse(value);
  if (kind === 'Date') return /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d\.\d{3}Z)?$/.test(value);
  return value === `https://schema.org/${kind}`;
}

/** Finds types, properties and values that schema.org does not define. */
function problemsIn(data: Data): string[] {
  const type = String(data['@type']);
  if (!Object.hasOwn(TYPES, type)) return [`no type ${type}`];
  return Object.entries(data).flatMap(([name, value]) => {
    if (name.startsWith('@')) return [];
    const property = PROPERTIES[name];
    if (property === undefined) return [`no property ${name}`];
    if (!property.of.some((each) => lineOf(type).includes(each))) return [`${type} has no ${name}`];
    return (Array.isArray(value) ? value : [value]).flatMap((each: unknown) => [
      ...(property.holds.some((kind) => mayHold(kind, each)) ? [] : [`${type}.${name}: ${JSON.stringify(each)}`]),
      ...(isData(each) ? problemsIn(each) : []),
    ]);
  });
}

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
  }, 60_000);

  it.each([
    ['home', async () => ['/', '/nl'], ['Organization', 'WebSite']],
    ['match', async () => paths.matches ?? [], ['BreadcrumbList', 'SportsEvent']],
    ['team', async () => paths.team ?? [], ['SportsTeam']],
    ['player', async () => paths.player ?? [], ['Person']],
    ['competition', async () => ['/football/england/premier-league-9494611/standings'], ['BreadcrumbList']],
    ['sport', async () => ['/nl/basketbal'], ['BreadcrumbList']],
    ['article', async () => ['/news/ajax-psv-what-to-look-out-for'], ['NewsArticle']],
    ['static', async () => ['/static/about-us'], []],
    ['not found', async () => ['/no/such/page-1'], []],
  ])(
    'of a page of the kind "%s" has the expected schema.org types',
    async (_, pathsOf, types) => {
      const listed = await pathsOf();
      expect(listed.length).toBeGreaterThan(0);
      for (const path of listed) {
        const data = dataIn(await page(path));
        expect(
          data.map((each) => each['@type']),
          path,
        ).toEqual(types);
        expect(data.flatMap(problemsIn), path).toEqual([]);
      }
    },
    60_000,
  );

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

  it('is reported by the check when it is invalid', () => {
    expect(
      problemsIn({ '@type': 'SportsEvent', coach: 'x', startDate: 'soon', homeTeam: { '@type': 'Club' } }),
    ).toEqual([
      'SportsEvent has no coach',
      'SportsEvent.startDate: "soon"',
      'SportsEvent.homeTeam: {"@type":"Club"}',
      'no type Club',
    ]);
  });
});
