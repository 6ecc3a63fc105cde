import * as v from 'valibot';
import { alertLog as log } from '../../base/log.ts';
import type { AlertMessage, AlertShardBinding } from '../../settings/alertBinding.ts';
import type { Env } from '../../settings/env.ts';
import type { Vapid } from '../../settings/vapid.ts';
import { pushOf } from './message.ts';
import { sendPush } from './sendPush.ts';

/** The pause after a failure doubles with each attempt, up to the longest. */
const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 300;

const pauseAfter = (attempts: number) => Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (attempts - 1));

const messageSchema = v.object({ shard: v.string(), alert: v.number(), delay: v.number(), id: v.number() });

// Sends one alert of a shard. Returns the pauses, in seconds, of the subscriptions to try again.
async function deliver(group: readonly AlertMessage[], shards: NonNullable<AlertShardBinding>, vapid: Vapid) {
  const pauses = new Map<number, number>();
  const [first] = group;
  if (first === undefined) return pauses;
  const shard = shards.get(shards.idFromString(first.shard));
  const ids = group.map(({ id }) => id);
  const { alert, to, waits } = await shard.take(first.alert, first.delay, ids);
  for (const { id, seconds } of waits) pauses.set(id, seconds);
  if (alert === null || to.length === 0) return pauses;
  // The platform opens six connections at a time.
  const results = await Promise.all(
    to.map(async ({ id, recipient }) => {
      const outcome = await sendPush(recipient, pushOf(alert, recipient), vapid);
      if (outcome.outcome === 'later') pauses.set(id, outcome.seconds);
      return { id, ...outcome };
    }),
  );
  await shard.done(alert, first.delay, results);
  return pauses;
}

/**
 * Sends the alerts of a batch, those of one shard together. A redelivered message finds its subscription leased; after a
 * crash the lease ends, and a retry sends it.
 */
export async function consume(
  batch: Pick<MessageBatch, 'messages'>,
  { ALERT_SHARD }: Pick<Env, 'ALERT_SHARD'>,
  vapid: Vapid | null,
): Promise<void> {
  if (ALERT_SHARD === undefined || vapid === null) return;
  const read = batch.messages.flatMap((message) => {
    const { success, output } = v.safeParse(messageSchema, message.body);
    // Another version of the site wrote it. The queue drops a message that is not retried.
    if (!success) log('warn', 'alert not readable');
    return success ? [{ message, ...output }] : [];
  });
  // The newest alert first: it replaces older ones about its match.
  read.sort((one, other) => other.alert - one.alert);
  const groups = Map.groupBy(read, ({ shard, alert, delay }) => `${shard} ${alert} ${delay}`);
  const work = Array.from(groups.values(), async (group) => {
    const pauses = await deliver(group, ALERT_SHARD, vapid).catch((error: unknown) => {
      log('warn', 'alerts not sent', { error: String(error).slice(0, 200) });
      return null;
    });
    for (const { message, id } of group) {
      const seconds = pauses === null ? 0 : pauses.get(id);
      if (seconds === undefined) message.ack();
      else message.retry({ delaySeconds: Math.max(seconds, pauseAfter(message.attempts)) });
    }
  });
  await Promise.all(work);
}
