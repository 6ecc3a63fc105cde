import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../../web/domain/locale.ts';
import type { EntryType } from '../../../../worker/content/review/whyHidden.ts';
import { whyHidden } from '../../../../worker/content/review/whyHidden.ts';

const NOW = Date.parse('2026-11-22T12:00:00Z');

/** The scores of these tests have one region, one competition, and the teams 47 and 63. */
const EXISTING = new Set(['region england', 'tournament premier-league-17', 'team 47', 'team ajax-47', 'team psv-63']);

async function answerOf(type: EntryType, entry: object, locale: Locale = 'en') {
  const reasons = await whyHidden(
    type,
    { ...entry },
    {
      now: NOW,
      locale,
      policy: { PT: {}, SE: { offers: false }, NO: { operatorNeeds: ['licence'] } },
      operators: [{ provider: 'betco', countries: ['GB'], hosts: ['betco.test'] }],
      hasPage: async (route) => {
        const last = 'slug' in route ? route.slug : 'category' in route ? route.category : '';
        return EXISTING.has(`${route.name} ${last}`);
      },
    },
  );
  return reasons.map(({ field, why, waits }) => `${field}: ${why}${waits ? ' (waits)' : ''}`).join(' | ');
}

const SHOWS = /^$/;
const text = [{ heading: null, text: 'Words.' }];
const page = (pageLink: string, fields: object = { title: 'A page' }) => ({ pageLink, ...fields });

const NO_PAGE = /^pageLink: The site has no page .*These paths take text: \/static\/your-page, \//;
const TAKEN = /^pageLink: The site fills \S+ by itself .*These paths take text: \/static\/your-page/;
const LOST = /^pageLink: The scores have nothing at/;

const pages: readonly (readonly [what: string, entry: object, answer: RegExp, locale?: Locale])[] = [
  ['a title and a text', page('/static/rules', { title: 'Rules', content: text }), SHOWS],
  ['a title and no text', page('/static/rules'), SHOWS],
  ['only a title for search results', page('/static/rules', { metaTitle: 'Rules' }), SHOWS],
  ['a text and no title', page('/static/rules', { content: text }), /^title: A page needs a title/],
  ['a title of one space', page('/static/rules', { title: ' ' }), /^title: A page needs a title/],
  ['a shipped page without a title', page('/static/about-us', { content: text }), SHOWS],
  ['/about', page('/about'), NO_PAGE],
  ['/promotions/winter', page('/promotions/winter'), NO_PAGE],
  ['/api/health', page('/api/health'), NO_PAGE],
  ['/ops', page('/ops'), NO_PAGE],
  ['a file', page('/static/rules.html'), NO_PAGE],
  ['a path without a slash', page('static/x'), /^pageLink: .*It begins with a slash/],
  ['/static/x/', page('/static/x/'), /own address of this page is \/static\/x\./],
  ['capitals', page('/static/Rules'), /own address of this page is \/static\/rules\./],
  ['/play/bet365', page('/play/bet365'), TAKEN],
  ['a match', page('/match/football/ajax-psv-123', { content: text }), TAKEN],
  ['a match that is removed', page('/match/football/ajax-psv-123', { custom410: true }), SHOWS],
  ['an article', page('/news/winter'), TAKEN],
  ['/settings', page('/settings', { content: text }), TAKEN],
  ['/football/winter', page('/football/winter', { content: text }), LOST],
  ['a removed list', page('/football/winter', { custom410: true }), SHOWS],
  ['a region', page('/football/england', { content: text }), SHOWS],
  ['a competition', page('/football/england/premier-league-17', { metaTitle: 'The league' }), SHOWS],
  ['another competition', page('/football/england/winter-cup-18', { content: text }), LOST],
  ['an unknown team', page('/team/ajax-99', { content: text }), LOST],
  ['a list with a title alone', page('/football'), /^content: \/football keeps its own heading/],
  ['a Dutch page', page('/nl/static/regels'), SHOWS, 'nl'],
  ['an English path in Dutch', page('/static/rules'), /^pageLink: .* begins with \/nl\./, 'nl'],
  ['a Dutch path without a page', page('/nl/promoties'), /These paths take text: \/nl\/static\/your-page, \/nl,/, 'nl'],
];

const article = (fields: object) => ({
  slug: 'a-cup',
  title: 'A cup',
  lead: 'Won.',
  author: 'Robin',
  firstPublished: '2026-11-22T11:00:00Z',
  ...fields,
});

const articles: readonly (readonly [string, object, RegExp])[] = [
  ['one that has begun', article({ teams: '47, psv-63' }), SHOWS],
  ['one of this instant', article({ firstPublished: new Date(NOW).toISOString() }), SHOWS],
  ['one to come', article({ firstPublished: '2026-11-23' }), /^firstPublished: .* until 2026-11-23T00:00.* \(waits\)$/],
  ['unknown teams', article({ teams: '47, ajax-998, 999' }), /^teams: The scores have no team ajax-998, 999/],
  ['a team’s number with another name', article({ teams: 'psv-47' }), /^teams: The scores have no team psv-47/],
  ['a title of one space', article({ title: ' ' }), /^title: This field is empty\.$/],
  ['a lead of tags', article({ lead: '<p></p>' }), /^lead: The site finds nothing/],
  ['a slug with capitals', article({ slug: 'A-Cup' }), /^slug: /],
];

const inCountries = (...codes: string[]) => ({ data: codes.map((code) => ({ attributes: { code } })) });
const operator = (fields: object) => ({
  name: 'Betco',
  playUrl: 'https://example.com/?id={click}',
  countries: inCountries('GB'),
  ...fields,
});

const operators: readonly (readonly [string, object, RegExp])[] = [
  ['one in Britain', operator({ offer: { expiresAt: '2026-11-22' } }), SHOWS],
  ['an offer that has ended', operator({ offer: { expiresAt: '2026-11-21' } }), /^offer\.expiresAt: .*has ended/],
  ['an offer with odds of 1', operator({ offer: { minimumOdds: 1 } }), /^offer: Cannot be read: offer\.minimumOdds/],
  ['{klick}', operator({ playUrl: 'https://example.com/?id={klick}' }), /^playUrl: .*not \{klick\}\.$/],
  ['a script', operator({ playUrl: 'javascript:alert(1)' }), /^playUrl: Must be an address/],
  ['a name of one space', operator({ name: ' ' }), /^name: This field is empty\.$/],
  ['a name in Greek', operator({ name: 'Στοίχημα' }), /^name: A name needs a Latin letter/],
  ['no country', operator({ countries: inCountries() }), /^countries: Without a country/],
  [
    'a country without a review',
    operator({ countries: inCountries('BR') }),
    /^countries: Brazil has 1 operator and no/,
  ],
  ['one reviewed country of two', operator({ countries: inCountries('BR', 'PT') }), SHOWS],
  ['a closed country', operator({ countries: inCountries('SE') }), /^countries: The rules of SE allow no offers\.$/],
  ['no licence', operator({ countries: inCountries('NO') }), /^countries: The rules of NO ask for licence/],
];

const channel = (fields: object) => ({
  name: 'Halfway Line TV',
  link: 'https://example.org/watch',
  competitions: { data: [{ attributes: { competitionId: '17' } }] },
  countries: inCountries('GB'),
  from: '2026-08-01',
  to: '2027-05-31',
  ...fields,
});

const channels: readonly (readonly [string, object, RegExp])[] = [
  ['one of this season', channel({}), SHOWS],
  ['one of the next season', channel({ from: '2027-08-01', to: null }), SHOWS],
  ['one whose last day is today', channel({ to: '2026-11-22' }), SHOWS],
  ['one that has ended', channel({ to: '2026-11-21' }), /^to: This period has ended/],
  ['an unreadable date', channel({ from: 'August' }), /^from: The site finds nothing/],
  ['a name of one space', channel({ name: ' ' }), /^name: This field is empty\.$/],
  ['no link', channel({ link: null }), SHOWS],
  ['a script', channel({ link: 'javascript:alert(1)' }), /^link: The site finds nothing/],
  ['an operator', channel({ name: 'BetCo' }), /^name: BetCo is an operator\.$/],
  ['a stream of an operator', channel({ link: 'https://www.betco.test/live' }), /^link: .* of an operator\.$/],
  ['no competition', channel({ competitions: { data: [] } }), /^competitions: Empty, so/],
  ['no country', channel({ countries: inCountries() }), /^countries: Empty, so/],
  ['a part of a country', channel({ countries: inCountries('GB-ENG') }), /^countries: No visitor has GB-ENG\./],
  ['relations that Strapi left out', channel({ competitions: undefined, countries: undefined }), SHOWS],
];

const others: readonly (readonly [EntryType, object, RegExp])[] = [
  ['news-item', { title: 'News', link: '/football' }, SHOWS],
  ['news-item', { title: ' ', link: '/football' }, /^title: This field is empty\.$/],
  ['news-item', { title: 'News', link: '//evil.test' }, /^link: The site finds nothing/],
];

describe('does the site show', () => {
  for (const [what, entry, answer, locale] of pages) {
    it(`the page: ${what}`, async () => expect(await answerOf('page-content', entry, locale)).toMatch(answer));
  }

  it.each(articles)('the article: %s', async (_, entry, answer) => {
    expect(await answerOf('article', entry)).toMatch(answer);
  });

  it.each(operators)('the operator: %s', async (_, entry, answer) => {
    expect(await answerOf('operator', entry)).toMatch(answer);
  });

  it.each(channels)('the channel: %s', async (_, entry, answer) => {
    expect(await answerOf('channel', entry)).toMatch(answer);
  });

  it.each(others)('the %s %j', async (type, entry, answer) => {
    expect(await answerOf(type, entry)).toMatch(answer);
  });
});
