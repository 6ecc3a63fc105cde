import type { RelayBinding, Topic } from '../settings/journalBinding.ts';
import { relayGroup } from './topics.ts';

/** The relays of one group. */
const MOST_RELAYS = 256;

/** The status of a relay that is full, so that the socket tries another. */
export const FULL = 507;

/** How many relays a socket tries. */
const MOST_TRIES = 3;

/** How many relays of each group are in use, as far as this isolate knows. */
const counts = new Map<string, number>();

/**
 * Opens a page's socket at a random relay of its topic's group: the upgrade, or an error. When a relay is full, the
 * isolate uses twice as many. `visitor` is the key of the address, empty when addresses are not limited.
 */
export async function openSocket(
  { topic, visitor }: { topic: Topic; visitor: string },
  relays: NonNullable<RelayBinding>,
): Promise<Response> {
  const group = relayGroup(topic);
  let answer = new Response(null, { status: FULL });
  for (let tries = 0; tries < MOST_TRIES && answer.status === FULL; tries += 1) {
    const count = counts.get(group) ?? 1;
    const name = `${group}-${Math.floor(Math.random() * count)}`;
    const search = new URLSearchParams({ name, topic, visitor });
    const request = new Request(`https://relay/?${search}`, { headers: { Upgrade: 'websocket' } });
    answer = await relays.getByName(name).fetch(request);
    if (answer.status === FULL) counts.set(group, Math.min(MOST_RELAYS, count * 2));
  }
  return answer;
}
