import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { countryOverride } from '../../../worker/policy/countryPolicies.ts';
import { startStrapi } from '../strapi.ts';
import { freePort } from './content.ts';

const { version } = inject('content');

let strapi: Awaited<ReturnType<typeof startStrapi>>;
beforeAll(async () => {
  strapi = await startStrapi({
    version,
    port: await freePort(),
    name: 'rules',
    fresh: true,
    environment: { SEED: '' },
  });
});
afterAll(() => strapi?.close());

const refusal = v.object({ error: v.object({ message: v.string() }) });

const VALID = {
  operators: { name: 'Betco', rank: 1, playUrl: 'https://www.example.com/play?id={click}' },
  'page-contents': { pageLink: '/static/rules', title: 'Rules' },
  'news-items': { title: 'News', link: '/football' },
  channels: { name: 'Halfway Line TV', link: 'https://example.org/', from: '2026-08-01', to: '2027-05-31' },
  articles: {
    title: 'Article',
    slug: 'an-article',
    lead: 'A lead',
    text: 'A text',
    author: 'Robin',
    firstPublished: '2030-01-02T00:00:00Z',
    teams: 'ajax-47, 63',
  },
  countries: { name: 'Nowhere', countryId: '7', code: 'XA' },
  competitions: { name: 'Cup', competitionId: '7' },
  'top-countries': { rank: 1 },
  'site-setting': {},
} as const satisfies Record<string, object>;

type Type = keyof typeof VALID;

/** Publishes a valid entry with some other fields. Returns the status and Strapi's message. */
async function save(type: Type, fields: object, locale = 'en') {
  const answer = await fetch(`${strapi.url}/api/${type}?locale=${locale}`, {
    method: type === 'site-setting' ? 'PUT' : 'POST',
    headers: { Authorization: `Bearer ${strapi.tokens.editor}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      data: { ...VALID[type], ...fields, ...(['top-countries', 'channels'].includes(type) ? {} : { locale }) },
    }),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, message: v.is(refusal, body) ? body.error.message : '' };
}

const HTTPS = 'begins with https://';
const SLASH = 'begins with a slash';
const LINKS = 'Must be a list of names and https addresses';

const hostile: readonly (readonly [type: Type, fields: object, message: string])[] = [
  ['operators', { playUrl: 'javascript:alert(1)' }, HTTPS],
  ['operators', { playUrl: 'http://www.example.com/' }, HTTPS],
  ['operators', { playUrl: 'https://user:secret@example.com/' }, HTTPS],
  ['operators', { playUrl: '/football' }, HTTPS],
  ['operators', { playUrl: '' }, HTTPS],
  ['operators', { playUrl: null }, 'playUrl must be'],
  ['operators', { name: '' }, 'name'],
  ['operators', { rank: 0 }, 'rank must be greater than or equal to 1'],
  ['operators', { rank: null }, 'rank'],
  ['operators', { reviewPage: 'javascript:alert(1)' }, HTTPS],
  ['operators', { offer: { minimumOdds: 1 } }, 'offer.minimumOdds must be greater than or equal to 1.01'],
  ['operators', { offer: { wageringMultiple: 0.5 } }, 'offer.wageringMultiple must be greater than or equal to 1'],
  [
    'operators',
    { publishFrom: '2030-01-02T00:00:00Z', offer: { expiresAt: '2030-01-01T00:00:00Z' } },
    'The offer ends before the entry is published',
  ],
  [
    'operators',
    { offer: { checkedAt: '2030-01-02T00:00:00Z', expiresAt: '2030-01-01T00:00:00Z' } },
    'The offer ended before it was checked',
  ],
  ['page-contents', { pageLink: 'static/x' }, SLASH],
  ['page-contents', { pageLink: '' }, SLASH],
  ['page-contents', { pageLink: '//example.com/x' }, SLASH],
  ['page-contents', { pageLink: 'https://example.com/x' }, SLASH],
  ['page-contents', { pageLink: '/nl/static/x' }, 'A path under /nl belongs to a Dutch entry'],
  ['news-items', { link: 'javascript:alert(1)' }, HTTPS],
  ['news-items', { link: '//example.com/' }, HTTPS],
  ['news-items', { link: null }, 'link'],
  ['news-items', { title: '' }, 'title'],
  ['channels', { name: '' }, 'name'],
  ['channels', { link: 'http://example.org/' }, HTTPS],
  ['channels', { to: '2026-07-31' }, 'ends before it begins'],
  ...(['title', 'lead', 'text', 'author', 'firstPublished'] as const).map(
    (name) => ['articles', { [name]: name === 'firstPublished' ? null : '' }, name] as const,
  ),
  ['articles', { slug: 'An Article' }, 'Last part of the page’s address'],
  ['articles', { slug: null }, 'slug'],
  ['articles', { teams: '47; 63' }, 'Teams separated by commas'],
  ['articles', { updated: '2030-01-01T00:00:00Z' }, 'The change comes before the article'],
  ['countries', { code: 'nl' }, 'Two capital letters'],
  ['countries', { countryId: '../7' }, 'letters and digits only'],
  ['competitions', { competitionId: '' }, 'letters and digits only'],
  ['top-countries', { rank: -1 }, 'rank must be greater than or equal to 1'],
  ...(['partnerUrl', 'complaintsUrl', 'newsUrl'] as const).map(
    (name) => ['site-setting', { [name]: 'javascript:alert(1)' }, HTTPS] as const,
  ),
  ['site-setting', { socialLinks: [{ name: 'X', url: 'javascript:alert(1)' }] }, LINKS],
  ['site-setting', { badges: { name: 'X' } }, LINKS],
  [
    'site-setting',
    {
      redirects: [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
    },
    'in a circle: /a → /b → /a',
  ],
  ['site-setting', { redirects: [{ from: 'https://example.com/', to: '/' }] }, 'begins with a slash'],
  ['site-setting', { policy: 'closed' }, 'Must be an object with country codes'],
  ['site-setting', { policy: { Germany: { offers: false } } }, 'Germany is not a country code'],
  ['site-setting', { policy: { DE: { offer: false } } }, 'DE has an unknown rule offer. Known: offers,'],
  ['site-setting', { policy: { DE: { offers: 'no' } } }, 'DE: offers must be true or false'],
  [
    'site-setting',
    { policy: { DE: { helpLines: [{ name: 'Help', url: 'http://example.com' }] } } },
    'DE: helpLines must be',
  ],
  ['site-setting', { policy: { DE: { minimumAge: 12 } } }, 'DE: minimumAge must be a whole number from 18 to 99'],
];

describe('a real Strapi refuses', () => {
  it.each(hostile)('%s with %j', async (type, fields, message) => {
    const answer = await save(type, fields);
    expect(answer).toEqual({ status: 400, message: expect.stringContaining(message) });
    expect(answer.message).not.toContain('^');
  });

  it('a Dutch page with an English path', async () => {
    const answer = await save('page-contents', { pageLink: '/static/regels' }, 'nl');
    expect(answer).toEqual({ status: 400, message: expect.stringContaining('begins with /nl') });
  });

  it('a second page with the same path', async () => {
    expect((await save('page-contents', { pageLink: '/static/twice' })).message).toBe('');
    const answer = await save('page-contents', { pageLink: '/static/twice' });
    expect(answer).toEqual({ status: 400, message: expect.stringMatching(/^pageLink: .*unique/i) });
  });
});

const POLICY = {
  offers: true,
  oddsInPlay: false,
  offersInPlay: false,
  hiddenMarkets: ['cards'],
  bonus: true,
  bonusNeeds: ['stake'],
  operatorNeeds: ['licence'],
  noticeFirst: true,
  registration: 'Registration 123.',
  taglines: ['Think.'],
  minimumAge: 21,
  message: { en: 'Stop in time.', nl: 'Stop op tijd.' },
  helpLines: [{ name: 'Help', url: 'https://www.example.com/' }],
};

describe('a real Strapi takes', () => {
  it.each(Object.keys(VALID).filter((type): type is Type => type in VALID))('valid %s', async (type) => {
    expect(await save(type, {})).toEqual({ status: expect.toBeOneOf([200, 201]), message: '' });
  });

  it('a Dutch page under /nl', async () => {
    expect((await save('page-contents', { pageLink: '/nl/static/regels' }, 'nl')).message).toBe('');
  });

  it('every rule of a policy that the site reads', async () => {
    expect(Object.keys(POLICY)).toEqual(Object.keys(countryOverride.entries));
    expect(v.is(countryOverride, POLICY)).toBe(true);
    expect((await save('site-setting', { policy: { DE: POLICY } })).message).toBe('');
  });
});
