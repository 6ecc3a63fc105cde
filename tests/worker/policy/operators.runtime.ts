import { vi } from 'vitest';
import { createDemoContent } from '../../../worker/demo/content/app.ts';
import { createDemoLive } from '../../../worker/demo/live/app.ts';
import { SATURDAY } from '../site.runtime.ts';

/** Twenty countries of visitors, some of which see nothing: Belgium and Italy by policy, Tor and nowhere always. */
export const COUNTRIES = [
  ...['GB', 'NL', 'DE', 'IE', 'ES', 'US', 'CA', 'AU', 'BR', 'SE'],
  ...['DK', 'BE', 'PT', 'GR', 'AT', 'ZA', 'PL', 'IT', 'XX', 'T1'],
] as const;

export type VisitedCountry = (typeof COUNTRIES)[number];

const CLOSED: readonly string[] = ['BE', 'IT', 'XX', 'T1'];

export const isOpen = (country: VisitedCountry): boolean => !CLOSED.includes(country);

/** What is a country's alone: the name of its house, its slug, its bonus, its play link and its price. */
export function marksOf(country: VisitedCountry) {
  const code = country.toLowerCase();
  return {
    name: `House of ${country}`,
    provider: `house-of-${code}`,
    bonus: `bonus-of-${code}`,
    target: `https://${code}.house.test/join`,
    price: `${71 + COUNTRIES.indexOf(country)}.37`,
  };
}

function operatorRow(country: VisitedCountry, id: number): object {
  const { name, bonus, target } = marksOf(country);
  const code = country.toLowerCase();
  const row = (own: object) => ({
    hideTermsAndConditions: false,
    termsAndConditions: `terms-of-${code}`,
    countries: { data: [{ attributes: { code: country } }] },
    offer: { id, stake: `stake-of-${code}`, licence: `licence-of-${code}` },
    ...own,
  });
  return { id, attributes: row({ name, bonus, playUrl: target }) };
}

/** The same name in every country, with a bonus and an address of its own in each. */
function sharedRow(country: VisitedCountry, id: number): object {
  const code = country.toLowerCase();
  const countries = { data: [{ attributes: { code: country } }] };
  const playUrl = `https://${code}.everywhere.test/join`;
  return { id, attributes: { name: 'Everywhere', bonus: `everywhere-in-${code}`, playUrl, countries } };
}

function operatorsFor(code: string | null): Response {
  const listed = code === null ? COUNTRIES : COUNTRIES.filter((country) => country === code);
  return Response.json({
    data: listed.flatMap((country, index) => [operatorRow(country, index + 1), sharedRow(country, index + 101)]),
  });
}

interface WireOdds {
  markets: { outcomes: { offers: object[] }[] }[];
}

/** Puts an offer of every country's house in place of the feed's own. */
function withHouses({ markets }: WireOdds): void {
  for (const { outcomes } of markets) {
    for (const outcome of outcomes) {
      outcome.offers = COUNTRIES.map((country) => {
        const { name, price } = marksOf(country);
        return { provider: name, odds: price, odds_old: null, active: true, captured_at: SATURDAY };
      });
    }
  }
}

/** The feed's odds of a match or of a day, with the houses' offers. */
async function oddsOfHouses(answer: Response): Promise<Response> {
  const odds: Partial<WireOdds> & { events?: WireOdds[] } = await answer.json();
  for (const each of odds.events ?? []) withHouses(each);
  if (Array.isArray(odds.markets)) withHouses({ markets: odds.markets });
  return Response.json(odds);
}

/** Serves two real backends: every country has an operator and a price of its own. `down` lets them fail from then on. */
export function serveHouses(host: string): { settings: { LIVE_API_URL: string; CMS_URL: string }; down(): void } {
  const clock = () => Date.parse(SATURDAY);
  const live = createDemoLive({ now: clock, matchesPerDay: 20 });
  const content = createDemoContent({ now: clock });
  let isDown = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const url = new URL(request.url);
    if (isDown) return new Response('down', { status: 500 });
    if (url.host === `cms.${host}`) {
      if (url.pathname !== '/api/operators') return content.fetch(request);
      return operatorsFor(url.searchParams.get('filters[countries][code][$eq]'));
    }
    const answer = await live.fetch(request);
    return url.pathname.endsWith('/odds') ? oddsOfHouses(answer) : answer;
  });
  return {
    settings: { LIVE_API_URL: `https://feed.${host}`, CMS_URL: `https://cms.${host}` },
    down: () => {
      isDown = true;
    },
  };
}
