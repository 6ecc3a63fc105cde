import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { problemsOfFolder } from '../../../../web/build/contentFiles.ts';
import { parseContentFiles } from '../../../../worker/content/fromFiles/read.ts';
import { contentSchema } from '../../../../worker/content/fromFiles/schema.ts';
import { mediaAddress, wireNamedLink } from '../../../../worker/content/wire.ts';
import { everyKind } from './content.records.ts';

const folder = resolve(import.meta.dirname, '../../../../worker/content/files');

/** Parses the records with some files replaced, and returns the problems. */
function problemsWith(change: object): readonly string[] {
  const read = parseContentFiles({ ...everyKind, ...change });
  return read.ok ? [] : read.error;
}

const [operator] = everyKind.operators;
const [channel] = everyKind.channels;
const [article] = everyKind.articles;
const betting = (own: object) => ({
  operators: [{ name: 'Bet', countries: { GB: { playUrl: 'https://a.test', ...own } } }],
});

it('titles of the files have no tags', () => {
  const title = { en: '<b>Cup</b> tonight', nl: 'Beker <i class="x">vanavond</i>' };
  const read = parseContentFiles({ ...everyKind, news: [{ ...everyKind.news[0], title }] });
  expect(read.ok && read.value.news[0]?.title).toEqual({ en: 'Cup tonight', nl: 'Beker vanavond' });
});

it.each([
  [160, (text: string) => ({ news: [{ ...everyKind.news[0], title: { en: text, nl: text } }] })],
  [600, (text: string) => ({ articles: [{ ...article, lead: { en: text, nl: text } }] })],
  [160, (text: string) => ({ pages: [{ ...everyKind.pages[0], metaDescription: { en: text, nl: text } }] })],
  [160, (text: string) => betting({ bonus: { en: text, nl: text }, offer: { stake: { en: text, nl: text } } })],
  [20_000, (text: string) => betting({ termsAndConditions: { en: text, nl: text } })],
  [50_000, (text: string) => ({ articles: [{ ...article, text: { en: text, nl: text } }] })],
  [50_000, (text: string) => ({ pages: [{ ...everyKind.pages[0], sections: [{ text: { en: text, nl: text } }] }] })],
])('a text that the site would cut at %i characters is named', (max, filesWith) => {
  expect(problemsWith(filesWith('x'.repeat(max)))).toEqual([]);
  expect(problemsWith(filesWith('x'.repeat(max + 1)))[0]).toContain(`must have at most ${max} characters`);
});

it('sections that the site would cut are named', () => {
  const filesWith = (length: number) => {
    const sections = Array.from({ length }, () => ({ text: { en: 'A text', nl: 'Een tekst' } }));
    return { pages: [{ ...everyKind.pages[0], sections }] };
  };
  expect(problemsWith(filesWith(40))).toEqual([]);
  expect(problemsWith(filesWith(41))[0]).toContain('pages.json, entry 1, sections: must be at most 40 sections');
});

it.each(["https://a.test/o'neill", 'HTTPS://a.test/one', ' https://a.test/one'])(
  'the site shows the address %s',
  (url) => {
    const read = parseContentFiles({ ...everyKind, siteSettings: { badges: [{ name: 'Safe', url }] } });
    const [badge] = read.ok ? read.value.siteSettings.badges : [];
    expect(badge && v.is(wireNamedLink, badge) && mediaAddress({ baseUrl: '' }, badge.url)).toBeTruthy();
  },
);

it('the files can hold every kind of content', () => expect(problemsWith({})).toEqual([]));

it.each([
  [{ operators: [operator, { countries: {} }] }, 'operators.json, entry 2, name: this field is missing'],
  [betting({ bonuss: 'x' }), 'operators.json, entry 1, countries, GB, bonuss: there is no such field'],
  [
    betting({ playUrl: 'http://a.test' }),
    'operators.json, entry 1, countries, GB, playUrl: must be an https address, not "http://a.test"',
  ],
  [betting({ bonus: { en: 'Ten' } }), 'operators.json, entry 1, countries, GB, bonus, nl: this field is missing'],
  [
    betting({ bonus: 'Ten' }),
    'operators.json, entry 1, countries, GB, bonus: must be text in every language: { "en": "…", "nl": "…" }, not "Ten"',
  ],
  [
    betting({ offer: { minimumOdds: 1 } }),
    'operators.json, entry 1, countries, GB, offer, minimumOdds: must be a number from 1.01 to 1001, not 1',
  ],
  [
    { news: [{ ...everyKind.news[0], publishedAt: '21/11/2026' }] },
    'news.json, entry 1, publishedAt: must be a date: 2026-11-21, or 2026-11-21T18:00:00Z, not "21/11/2026"',
  ],
  [
    { news: [{ ...everyKind.news[0], link: 'javascript:alert(1)' }] },
    'news.json, entry 1, link: must be an http(s) address or a path of this site, not "javascript:alert(1)"',
  ],
  [{ countries: {} }, 'countries.json: must be a list, not {}'],
  [{ pages: undefined }, 'pages.json: must be a list, not nothing'],
  [{ siteSettings: { policy: { DE: { offers: 'no' } } } }, /^siteSettings\.json, policy, DE, offers: /],
  [
    { topLists: { ...everyKind.topLists, countries: ['Spain'] } },
    'topLists.json, countries, entry 1: countries.json has no "Spain"',
  ],
  [
    { topLists: { countries: [], competitions: [{ country: 'Germany', name: 'Serie A' }] } },
    'topLists.json, competitions, entry 1: competitions.json has no "Serie A" of Germany',
  ],
  [
    { channels: [{ ...channel, competitions: [{ country: 'Portugal', name: 'Serie A' }] }] },
    'channels.json, entry 1, competitions, entry 1: competitions.json has no "Serie A" of Portugal',
  ],
  [
    { channels: [{ ...channel, countries: ['UK'] }] },
    /^channels\.json, entry 1, countries, entry 1: must be a country code/,
  ],
  [
    { operators: [operator, { ...operator, name: 'NORTHERN lights-bet' }] },
    'operators.json, entry 2: "northern-lights-bet" is there already',
  ],
  [
    { operators: [{ ...operator, name: '必发' }] },
    'operators.json, entry 1, name: must be a name with Latin letters or digits, not "必发"',
  ],
  [
    { operators: [{ name: 'Bet', countries: { UK: { playUrl: 'https://a.test' } } }] },
    'operators.json, entry 1, countries, UK: must be a country code of two capitals, such as GB, not "UK"',
  ],
  [
    { pages: [{ path: { en: '/football', nl: '/voetbal' } }] },
    'pages.json, entry 1, path, nl: must be a path that begins with /nl, not "/voetbal"',
  ],
  [
    { articles: [{ ...article, slug: { en: 'A Cup', nl: 'cup' } }] },
    /^articles\.json, entry 1, slug, en: must be a slug of small letters, digits and hyphens/,
  ],
])('the build refuses files with the place and the expected value (%#)', (change, message) => {
  const problems = problemsWith(change);
  expect(problems).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)]);
});

it('the build reports every problem at once', () => {
  expect(problemsWith({ countries: {}, news: [{}] }).length).toBeGreaterThan(3);
});

it('the shipped files are valid and list no operator', () => {
  const seen: unknown[] = [];
  const keep = (values: unknown) => {
    seen.push(values);
    return [];
  };
  expect(problemsOfFolder(folder, keep)).toEqual([]);
  const read = parseContentFiles(seen[0]);
  expect(read.ok && read.value.operators).toEqual([]);
  expect(read.ok && read.value.topLists.competitions.length).toBeGreaterThan(10);
});

it('.github/content-files.md describes each field', () => {
  const words = readFileSync(resolve(folder, '../../../.github/content-files.md'), 'utf8');
  for (const file of Object.keys(contentSchema.entries)) expect(words).toContain(`\`${file}.json\``);
  const { topLists, siteSettings, ...lists } = contentSchema.entries;
  const schemas = [topLists, siteSettings, ...Object.values(lists).map(({ item }) => item)];
  const fields = schemas.flatMap((schema) => Object.keys(schema.entries));
  expect(fields.length).toBeGreaterThan(25);
  for (const field of fields) expect(words).toContain(`\`${field}\``);
});
