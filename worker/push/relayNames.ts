import * as v from 'valibot';
import type { Topic } from '../settings/journalBinding.ts';
import { relayGroup } from './topics.ts';

/** The sockets of one relay: a quarter more than the 2,000 that were measured (`npm run bench -- --only push`). */
export const MAX_SOCKETS = 2_500;

/** The sockets that one relay opens in a second. After a deploy all pages reconnect. */
export const MAX_A_SECOND = 150;

/** How many relays a socket tries. */
export const MAX_TRIES = 3;

/** The average sockets of a relay. Twice the pages that were counted last still have a place, and come back in time. */
const PAGES_OF_RELAY = 800;

/** The most relays or hubs that one object sends to. After a deploy each asks it once a second. */
export const MAX_CHILDREN = 250;

/** Where the relays of a continent are, and where its pages go when these are away or have no room. */
const REGIONS = {
  EU: ['weur', 'enam'],
  NA: ['enam', 'weur'],
  SA: ['sam', 'enam'],
  AS: ['apac', 'oc'],
  OC: ['oc', 'apac'],
  AF: ['afr', 'weur'],
} as const satisfies Record<string, readonly DurableObjectLocationHint[]>;

/** A continent as `request.cf` names it. Pages of any other use the relays of Europe. */
export const continent = v.fallback(v.picklist(['EU', 'NA', 'SA', 'AS', 'OC', 'AF']), 'EU');

/** The number of relays of each set, such as `football-weur`: of a group in a region. 1 where it is missing. */
export const relayCounts = v.record(v.string(), v.number());
export type RelayCounts = Readonly<v.InferOutput<typeof relayCounts>>;

/** How many relays a set of so many sockets needs. */
export const relaysFor = (sockets: number) => Math.ceil(sockets / PAGES_OF_RELAY);

/** The set of a relay or hub. */
export const setOf = (name: string) => name.replace(/(\/|-\d+$).*/, '');

/** The hub of a relay (`football-weur/2` of `football-weur/2-17`); null if the journal itself sends to it. */
export const hubOf = (relay: string) => /^(.*\/\d+)-\d+$/.exec(relay)?.[1] ?? null;

export const isHub = (name: string) => /\/\d+$/.test(name);

/**
 * A random relay of a topic for a page of a continent. The last try, or one after a relay that did not answer, is elsewhere.
 * In a large site the relay has a hub.
 */
export function relayFor(
  { topic, from }: { topic: Topic; from: v.InferOutput<typeof continent> },
  counts: RelayCounts,
  { tries, isLost }: { tries: number; isLost: boolean },
): { name: string; locationHint: DurableObjectLocationHint } {
  const [region, elsewhere] = REGIONS[from];
  const locationHint = isLost || tries === MAX_TRIES ? elsewhere : region;
  const group = relayGroup(topic);
  const set = `${group}-${locationHint}`;
  // Elsewhere its relays come after those of the pages there.
  const before = locationHint === region ? 0 : (counts[set] ?? 1);
  const index = before + Math.floor(Math.random() * (counts[`${group}-${region}`] ?? 1));
  const relays = Object.values(counts).reduce((sum, count) => sum + count, 0);
  if (relays <= MAX_CHILDREN) return { name: `${set}-${index}`, locationHint };
  return { name: `${set}/${Math.floor(index / MAX_CHILDREN)}-${index % MAX_CHILDREN}`, locationHint };
}
