import { describe, expect, it } from 'vitest';
import { parseSettings } from '../../../web/domain/settings.ts';
import { contentOf, contentSite } from '../fakeSites.runtime.ts';
import { visitorOf } from '../site.runtime.ts';

const OPS_TOKEN = 'opens-the-page-of-operations';

const TERMS = { id: 1, stake: '€10', expiresAt: '2026-12-01T00:00:00Z', licence: 'L-1' };

const countries = { data: ['IE', 'DE', 'FR', 'ES', 'PT', 'GB'].map((code) => ({ attributes: { code } })) };

const operator = (name: string, offer: object | null) => ({
  name,
  bonus: `${name} bonus`,
  playUrl: `https://${name.toLowerCase()}.test/`,
  hideTermsAndConditions: false,
  termsAndConditions: `${name} terms`,
  countries,
  offer,
});

const operators = [
  operator('Whole', TERMS),
  operator('Endless', { ...TERMS, expiresAt: null }),
  operator('Unlicensed', { ...TERMS, licence: null }),
  operator('Plain', null),
];

/** A site with these operators in six countries, and the editors' own rules. */
function siteWithRules(policy: object | null) {
  return contentSite(
    (url) =>
      url.pathname.endsWith('/site-setting')
        ? { data: policy === null ? null : { id: 1, attributes: { policy } } }
        : contentOf({ operators }, url),
    { OPS_TOKEN },
  ).visit;
}

/** The operators that a country gets, each with its bonus. */
async function offersIn(country: string, policy: object | null = null) {
  const site = siteWithRules(policy);
  const settings = parseSettings(await (await site('/api/settings?locale=en', visitorOf(country))).json());
  const play = await site('/play/plain', visitorOf(country));
  return {
    offers: Object.fromEntries(settings?.operators.map(({ name, bonus }) => [name, bonus]) ?? []),
    play: play.status,
  };
}

const ALL = { Whole: 'Whole bonus', Endless: 'Endless bonus', Unlicensed: 'Unlicensed bonus', Plain: 'Plain bonus' };
const NO_BONUS = { Whole: null, Endless: null, Unlicensed: null, Plain: null };

describe('a country’s rule for offers', () => {
  it.each([
    ['GB', null, ALL, 302],
    ['IE', null, NO_BONUS, 302],
    ['DE', null, { Whole: 'Whole bonus', Endless: null }, 451],
    ['ES', null, {}, 451],
    ['ES', { ES: { registration: 'Registration 123.' } }, ALL, 302],
    ['PT', { PT: { bonus: false } }, NO_BONUS, 302],
    ['PT', { PT: 'yes' }, {}, 451],
  ] as const)('%s with the editors’ %j', async (country, policy, offers, play) => {
    expect(await offersIn(country, policy)).toEqual({ offers, play });
  });

  it('puts France’s warning and help line before the offers, and Britain’s after', async () => {
    const site = siteWithRules(null);
    const cardIn = async (country: string) => {
      const html = await (await site('/football/regions', visitorOf(country))).text();
      return /aria-labelledby="bonuses-title">.*?<\/section>/s.exec(html)?.[0] ?? '';
    };
    const french = await cardIn('FR');
    expect(french).toContain('<p lang="fr">Les jeux d’argent et de hasard peuvent être dangereux');
    expect(french.indexOf('joueurs-info-service.fr/')).toBeLessThan(french.indexOf('Whole'));
    expect(french.match(/Les jeux d’argent/g)).toHaveLength(1);
    const british = await cardIn('GB');
    expect(british.indexOf('gamcare.org.uk')).toBeGreaterThan(british.indexOf('Whole'));
  });

  it('does not promise a bonus above operators that show none', async () => {
    const html = await (await siteWithRules(null)('/football/regions', visitorOf('IE'))).text();
    expect(html).toMatch(/id="bonuses-title">Bookmakers</);
    expect(html).not.toMatch(/Top Sportsbook Bonuses|Whole bonus|Whole terms|€10/);
  });
});

describe('/ops', () => {
  it.each([
    [null, true],
    [{ PT: {} }, false],
  ])('names the country that nobody has reviewed, with the editors’ %j', async (policy, isNamed) => {
    const page = await siteWithRules(policy)('/ops', { Authorization: `Bearer ${OPS_TOKEN}` });
    expect((await page.text()).includes('Portugal has 4 operators and no reviewed rule')).toBe(isNamed);
  });
});
