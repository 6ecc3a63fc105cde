import type { PlainFetch } from '../../upstream/fetchJson.ts';
import type { Cadence } from '../cadence.ts';

/** A price older than ten minutes is not shown, so a competition is asked for twice in that time; two markets cost two. */
export const CADENCE: Cadence = { seconds: 300, cost: 2, rank: 'running' };

export const pathOf = (sport: string, region: string) =>
  `sports/${sport}/odds?regions=${region}&markets=h2h,totals&oddsFormat=decimal&dateFormat=iso`;

/** Adds the key, which is a part of the address: at the very call, so that no path that is kept or logged has it. */
export function withKey(fetch: PlainFetch, key: string): PlainFetch {
  return (request) => {
    const url = new URL(request.url);
    url.searchParams.set('apiKey', key);
    return fetch(new Request(url, request));
  };
}
