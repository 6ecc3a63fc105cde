import { alertLog as log } from '../base/log.ts';
import type { Alert, AlertMessage, AlertShardMethods, PushResult, Recipient } from '../settings/alertBinding.ts';
import type { Env } from '../settings/env.ts';
import type { Vapid } from '../settings/vapid.ts';
import { pushOf } from './message.ts';
import { sendPush } from './sendPush.ts';
import { Signer } from './sign.ts';

/** The platform opens six connections at a time. */
const AT_ONCE = 6;

/** The first pause after a failure doubles with each attempt, up to the longest. */
const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 300;

const signers = new WeakMap<Vapid, Signer>();

/** The signer of an isolate's keys, which remembers its tokens. */
export function signerOf(vapid: Vapid): Signer {
  const signer = signers.get(vapid) ?? new Signer(vapid);
  signers.set(vapid, signer);
  return signer;
}

const pauseAfter = (attempts: number) => Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (attempts - 1));

async function sendAll(alert: Alert, to: readonly Recipient[], signer: Signer): Promise<PushResult[]> {
  const waiting = [...to];
  const results: PushResult[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      results.push({ id: next.id, ...(await sendPush(next, pushOf(alert, next.reader), signer)) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

// When to look at the chunk again, in seconds; null if it is done.
async function deliver(shard: AlertShardMethods, chunk: number, signer: Signer): Promise<number | null> {
  const { alert, to, waitSeconds } = await shard.take(chunk);
  if (alert === null || to.length === 0) return waitSeconds;
  return shard.done(chunk, await sendAll(alert, to, signer));
}

/**
 * Sends the queue's alerts. A redelivered message finds no recipients, because the first delivery leased them. After a
 * crash their lease ends, and a retry sends to them.
 */
export async function consume(
  { messages }: MessageBatch<AlertMessage>,
  { ALERT_SHARD }: Env,
  vapid: Vapid | null,
): Promise<void> {
  if (ALERT_SHARD === undefined || vapid === null) return;
  for (const message of messages) {
    const { shard, chunk } = message.body;
    try {
      const delaySeconds = await deliver(ALERT_SHARD.getByName(shard), chunk, signerOf(vapid));
      if (delaySeconds === null) message.ack();
      else message.retry({ delaySeconds: Math.max(delaySeconds, pauseAfter(message.attempts)) });
    } catch (error) {
      log('warn', 'alerts not sent', { shard, chunk, attempt: message.attempts, error: String(error).slice(0, 200) });
      message.retry({ delaySeconds: pauseAfter(message.attempts) });
    }
  }
}
