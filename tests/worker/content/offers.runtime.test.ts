import { describe, expect, it } from 'vitest';
import { type OfferTerms, type OperatorOffer, parseSettings, type Settings } from '../../../web/domain/settings.ts';
import { contentOf, contentSite } from '../fakeSites.runtime.ts';
import { textOf, visitorOf } from '../site.runtime.ts';

const END = '2026-11-21T16:00:00Z';
const BEFORE = '2026-11-21T15:59:59Z';
const AFTER = '2026-11-21T16:00:00Z';

const OFFER = {
  id: 1,
  stake: '£10 stake',
  wageringMultiple: '4',
  minimumOdds: '1.50',
  expiresAt: END,
  licence: 'Licence of Somewhere',
  checkedAt: '2026-11-18T09:00:00Z',
};

const operator = (name: string, more: object = {}) => ({
  name,
  bonus: `${name} bonus`,
  playUrl: `https://${name.toLowerCase()}.test/join`,
  hideTermsAndConditions: false,
  termsAndConditions: `${name} terms`,
  countries: { data: [{ attributes: { code: 'GB' } }] },
  ...more,
});

/** A site whose content system has these operators. */
const siteOf = (operators: object[]) => contentSite((url) => contentOf({ operators }, url)).visit;

type Site = ReturnType<typeof siteOf>;

async function settingsAt(site: Site, now: string): Promise<Settings> {
  const answer = await site('/api/settings?locale=en', visitorOf('GB', { 'x-visitor-now': now }));
  const settings = parseSettings(await answer.json());
  if (settings === null) throw new Error('no settings');
  return settings;
}

const PAGE = '/football/regions';
const DUTCH_PAGE = '/nl/voetbal/regions';

const pageAt = async (site: Site, now: string, path = PAGE, more: Record<string, string> = {}) =>
  (await site(path, visitorOf('GB', { 'x-visitor-now': now, ...more }))).text();

const withoutMarkup = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

it('a page shows every field of an operator', async () => {
  const more = { reviewPage: '/house-review', logo: { data: { attributes: { url: '/house.png' } } }, offer: OFFER };
  const html = await pageAt(siteOf([operator('House', more)]), BEFORE);
  // A new field is an error here until it says what a page shows of it.
  const shown: Record<keyof OperatorOffer | keyof OfferTerms, string> = {
    name: '>House<',
    provider: 'href="/play/house"',
    logo: 'house.png',
    bonus: 'House bonus',
    reviewPage: 'href="/house-review"',
    terms: 'House terms',
    offer: 'offer-fact',
    stake: '£10 stake',
    wageringMultiple: '×4',
    minimumOdds: '1/2<',
    expiresAt: '21/11/2026',
    licence: 'Licence of Somewhere',
    checkedAt: '18/11/2026',
  };
  const body = html.slice(0, html.indexOf('id="state"'));
  expect(Object.entries(shown).filter(([, text]) => !body.includes(text))).toEqual([]);
});

it('the terms of an offer show odds in the visitor’s format, and its last day', async () => {
  const site = siteOf([operator('House', { offer: OFFER })]);
  const english = withoutMarkup(await pageAt(site, BEFORE, PAGE, { Cookie: 'oddsFormat=UK' }));
  for (const fact of ['Stake £10 stake', 'Wagering ×4', 'Min. odds 1/2', 'Valid until 21/11/2026']) {
    expect(english).toContain(fact);
  }
  expect(english).toContain('Licence Licence of Somewhere');
  expect(english).toContain('Checked 18/11/2026');
  const tokyo = { Cookie: 'oddsFormat=US', 'x-visitor-time-zone': 'Asia/Tokyo' };
  const dutch = withoutMarkup(await pageAt(site, BEFORE, DUTCH_PAGE, tokyo));
  expect(dutch).toContain('Rondspelen ×4');
  expect(dutch).toContain('Min. odds −200');
  expect(dutch).toContain('Geldig t/m 21-11-2026');
});

describe('an offer that has ended', () => {
  it('disappears from pages and API, also from cached operators', async () => {
    const site = siteOf([operator('House', { offer: OFFER, reviewPage: '/review' }), operator('Other')]);
    expect(withoutMarkup(await pageAt(site, BEFORE))).toContain('House bonus');
    const html = await pageAt(site, AFTER);
    expect(html).not.toMatch(/House bonus|House terms|£10 stake|Licence of Somewhere/);
    expect(html.slice(0, html.indexOf('id="state"'))).not.toContain('House');
    expect(html).toContain('Other bonus');
    const { operators } = await settingsAt(site, AFTER);
    expect(operators.map(({ name, bonus, terms }) => [name, bonus, terms])).toEqual([
      ['House', null, null],
      ['Other', 'Other bonus', 'Other terms'],
    ]);
    expect(JSON.stringify(operators)).not.toMatch(/£10 stake|Licence of Somewhere/);
  });

  it('leaves the operator’s play link', async () => {
    const site = siteOf([operator('House', { offer: OFFER })]);
    const response = await site('/play/house', visitorOf('GB', { 'x-visitor-now': AFTER }));
    expect(response.headers.get('Location')).toBe('https://house.test/join');
  });

  it('shows "No bonuses right now" when it was the last', async () => {
    const site = siteOf([operator('House', { offer: OFFER })]);
    const html = await pageAt(site, AFTER);
    expect(html).toContain('No bonuses right now');
    expect(html).not.toContain('No operators available');
    expect(await pageAt(site, AFTER, DUTCH_PAGE)).toContain('Op dit moment zijn er geen bonussen');
  });
});

describe('a country’s operators', () => {
  it('list each name once: the first with a play link', async () => {
    const site = siteOf([
      operator('House', { playUrl: 'http://house.test', bonus: 'no link' }),
      operator('House', { bonus: 'first' }),
      operator('House', { bonus: 'second' }),
      operator('!!!'),
    ]);
    expect((await settingsAt(site, BEFORE)).operators.map(({ bonus }) => bonus)).toEqual(['first']);
  });

  it('show a notice when there are none, in both languages', async () => {
    const site = siteOf([]);
    expect(await pageAt(site, BEFORE)).toContain('No operators available for your country');
    expect(await pageAt(site, BEFORE, DUTCH_PAGE)).toContain('Geen aanbieders beschikbaar in jouw land');
  });
});

describe('the legal words beside offers', () => {
  it.each([
    ['GB', '', 'Take time to think.', 'National Gambling Helpline 0808 8020 133', '18+', 'How we earn money'],
    [
      ...['NL', '/nl', 'Wat kost gokken jou? Stop op tijd. 18+', 'Loket Kansspel 0800 24 000 22', '18+'],
      ...['Zo verdienen we geld'],
    ],
    ['US', '', '21+. Gambling problem?', '1-800-GAMBLER 1-800-426-2537', '21+', 'How we earn money'],
  ])('are the message, help lines, age and how the site earns in %s', async (country, prefix, ...words) => {
    // The Netherlands allow no offers beside a running match, so this day has none.
    const html = await textOf(prefix === '' ? PAGE : DUTCH_PAGE, visitorOf(country));
    const card = /aria-labelledby="bonuses-title">.*?<\/section>/s.exec(html)?.[0] ?? '';
    for (const word of words) expect(withoutMarkup(card)).toContain(word);
    expect(card).toContain(`href="${prefix}/static/how-we-earn"`);
    expect(card).toMatch(/Advertisement|Advertentie/);
    expect(card).not.toMatch(/>[^<]*\b(best|beste)\b[^<]*</i);
  });

  it('include the country’s help lines in the footer, with or without offers', async () => {
    const lines = { NL: 'Loket Kansspel 0800 24 000 22', IT: '800 558822', XX: 'Gambling Therapy' };
    for (const [country, line] of Object.entries(lines)) {
      const html = await textOf(DUTCH_PAGE, visitorOf(country));
      const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'));
      expect(footer).toContain(line);
      for (const link of footer.match(/<a [^>]*target="_blank"[^>]*>/g) ?? []) {
        expect(link).toContain('rel="noopener noreferrer"');
      }
    }
  });
});

it('the Dutch warning of the law carries lang="nl" on English pages only', async () => {
  const warning = /<p[^>]*>Wat kost gokken jou\? Stop op tijd\. 18\+<\/p>/g;
  const english = (await textOf('/', visitorOf('NL'))).match(warning) ?? [];
  expect(english.length).toBeGreaterThan(1);
  expect(new Set(english)).toEqual(new Set(['<p lang="nl">Wat kost gokken jou? Stop op tijd. 18+</p>']));
  const dutch = (await textOf('/nl', visitorOf('NL'))).match(warning) ?? [];
  expect(new Set(dutch)).toEqual(new Set(['<p>Wat kost gokken jou? Stop op tijd. 18+</p>']));
});
