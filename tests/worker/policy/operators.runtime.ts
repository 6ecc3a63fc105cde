import { createDemoContent } from '../../demo/content/app.ts';
import { createDemoLive } from '../../demo/live/app.ts';
import { stubFetch } from '../../support/fakeFetch.runtime.ts';
import { SATURDAY } from '../site.runtime.ts';
import { offersOfHouses, operatorRows } from './houses.records.ts';

interface WireOdds {
  markets: { outcomes: { offers: object[] }[] }[];
}

/** Replaces the feed's offers with one per country's operator. */
function withHouses({ markets }: WireOdds): void {
  for (const { outcomes } of markets) {
    for (const outcome of outcomes) {
      outcome.offers = offersOfHouses(SATURDAY);
    }
  }
}

/** The feed's odds of a match or a day, with every country's operator. */
async function oddsOfHouses(answer: Response): Promise<Response> {
  const odds: Partial<WireOdds> & { events?: WireOdds[] } = await answer.json();
  for (const each of odds.events ?? []) withHouses(each);
  if (Array.isArray(odds.markets)) withHouses({ markets: odds.markets });
  return Response.json(odds);
}

/** Fakes both backends with an own operator and own odds per country. `down` makes them fail. */
export function serveHouses(host: string): { settings: { LIVE_API_URL: string; CMS_URL: string }; down(): void } {
  const clock = () => Date.parse(SATURDAY);
  const live = createDemoLive({ now: clock, matchesPerDay: 20 });
  const content = createDemoContent({ now: clock });
  let isDown = false;
  stubFetch(async (input) => {
    const request = input instanceof Request ? input : new Request(input);
    const url = new URL(request.url);
    if (isDown) return new Response('down', { status: 500 });
    if (url.host === `cms.${host}`) {
      if (url.pathname !== '/api/operators') return content.fetch(request);
      return Response.json({ data: operatorRows(url.searchParams.get('filters[countries][code][$eq]')) });
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
