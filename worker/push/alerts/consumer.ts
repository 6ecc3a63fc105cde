import * as v from 'valibot';
import { waitAfter } from '../../../web/domain/waitAfter.ts';
import { answerOf } from '../../base/answerOf.ts';
import { alertLog as log } from '../../base/log.ts';
import { type AlertMessage, type AlertShardBinding, alertMessage } from '../../settings/alertBinding.ts';
import type { Env } from '../../settings/env.ts';
import type { Vapid } from '../../settings/vapid.ts';
import { pushOf } from './message.ts';
import { sendPush } from './sendPush.ts';

/** The pauses after failures, in milliseconds. */
const FIRST_MS = 5_000;
const MAX_MS = 300_000;

/** How an object is asked. */
const ASKING = { patienceMs: 10_000, log, event: 'alert shard unavailable' };

/** Sends an alert. False if some of its subscriptions have to wait. */
async function deliver(message: AlertMessage, shards: NonNullable<AlertShardBinding>, vapid: Vapid): Promise<boolean> {
  const shard = shards.get(shards.idFromString(message.shard));
  const taken = await answerOf(() => shard.take(message), ASKING);
  if (taken === null) return true;
  if (taken === undefined) return false;
  const { alert, to, isLast } = taken;
  // The platform opens six connections at a time.
  const results = await Promise.all(
    to.map(async ({ id, recipient }) => ({ id, outcome: await sendPush(recipient, pushOf(alert, recipient), vapid) })),
  );
  const note = () => shard.done(alert, message.due, results).then(() => true);
  const isNoted = results.length === 0 || (await answerOf(note, ASKING)) === true;
  return isNoted && isLast && results.every(({ outcome }) => typeof outcome === 'string');
}

/**
 * Sends the alerts of a batch. A redelivered message finds its subscriptions leased or done; after a crash the leases end, and
 * a retry sends them.
 */
export async function consume(
  { messages }: Pick<MessageBatch, 'messages'>,
  { ALERT_SHARD }: Pick<Env, 'ALERT_SHARD'>,
  vapid: Vapid | null,
): Promise<void> {
  if (ALERT_SHARD === undefined || vapid === null) return;
  const work = messages.map(async (message) => {
    const { success, output } = v.safeParse(alertMessage, message.body);
    // Another version of the site wrote it. The queue drops a message that is not retried.
    if (!success) return log('warn', 'alert not readable');
    const isDone = await deliver(output, ALERT_SHARD, vapid).catch((error: unknown) => {
      log('warn', 'alerts not sent', { error: String(error).slice(0, 200) });
      return false;
    });
    if (!isDone) message.retry({ delaySeconds: waitAfter(message.attempts, MAX_MS, FIRST_MS) / 1000 });
  });
  await Promise.all(work);
}
