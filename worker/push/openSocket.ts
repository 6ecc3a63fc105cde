import { answerOf } from '../base/answerOf.ts';
import type { Log } from '../base/log.ts';
import type { RelayBinding, Topic } from '../settings/journalBinding.ts';
import type { ChangeChoice } from './changeSockets.ts';
import { MAX_TRIES, type RelayCounts, relayFor } from './relayNames.ts';

/** The status of a relay that is full, and of one that opens no more sockets in this second. */
export const FULL = 507;
export const BUSY = 503;

/** A relay answers at once. One that does not may be in a region that is lost. */
export const PATIENCE_MS = 1_500;

/**
 * Opens a page's socket at a random relay of its topic: the upgrade or an error, undefined if none answers. It tries
 * another after one that is full, busy or away. `visitor` is the key of the address, empty when addresses are not limited.
 * `choice`: what a client of the public API wants; null for a page.
 */
export async function openSocket(
  {
    visitor,
    choice,
    ...page
  }: Parameters<typeof relayFor>[0] & { topic: Topic; visitor: string; choice: ChangeChoice | null },
  relays: NonNullable<RelayBinding>,
  { counts, log }: { counts: RelayCounts; log: Log },
): Promise<Response | undefined> {
  let answer: Response | undefined;
  for (let [tries, isLost] = [1, false]; tries <= MAX_TRIES; tries += 1) {
    const { name, locationHint } = relayFor(page, counts, { tries, isLost });
    const asked = { name, topic: page.topic, visitor, ...(choice && { choice: JSON.stringify(choice) }) };
    const search = new URLSearchParams(asked);
    const request = new Request(`https://relay/?${search}`, { headers: { Upgrade: 'websocket' } });
    const asking = { patienceMs: PATIENCE_MS, log, event: 'relay unavailable', facts: { relay: name } };
    answer = await answerOf(() => relays.getByName(name, { locationHint }).fetch(request), asking);
    if (answer !== undefined && answer.status !== FULL && answer.status !== BUSY) break;
    isLost ||= answer === undefined;
  }
  return answer;
}
