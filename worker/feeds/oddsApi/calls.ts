import type { PlainFetch } from '../../upstream/fetchJson.ts';
import type { Cadence } from '../cadence.ts';

/** Prices expire after ten minutes, so each competition is called twice in that time. Two markets cost two credits. */
export const CADENCE: Cadence = { seconds: 300, cost: 2, rank: 'running' };

export const pathOf = (sport: string, region: string) =>
  `sports/${sport}/odds?regions=${region}&markets=h2h,totals&oddsFormat=decimal&dateFormat=iso`;

/** Adds the API key to the URL only for the call itself, so that stored and logged paths never contain it. */
export function withKey(fetch: PlainFetch, key: string): PlainFetch {
  return (request) => {
    const url = new URL(request.url);
    url.searchParams.set('apiKey', key);
    return fetch(new Request(url, request));
  };
}
