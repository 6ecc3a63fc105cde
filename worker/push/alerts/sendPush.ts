import { buildPushPayload, type PushMessage } from '@block65/webcrypto-web-push';
import { retryAfterOf } from '../../base/retryAfter.ts';
import type { PushOutcome, Recipient } from '../../settings/alertBinding.ts';
import type { Vapid } from '../../settings/vapid.ts';
import { isEndpoint } from './endpoint.ts';

/** A text of more letters may not fit into a push. */
const LONG = 1_000;
/** A push service that takes longer is asked again later. */
const PATIENCE_MS = 10_000;
/** A wrong header must not silence a browser for days. */
const MAX_PAUSE_MS = 12 * 60 * 60_000;

function outcomeOf(response: Response): PushOutcome {
  const { status, ok } = response;
  if (ok) return 'sent';
  if (status === 404 || status === 410) return 'expired';
  if (status !== 429 && status < 500) return 'failed';
  return { pauseMs: retryAfterOf(response, MAX_PAUSE_MS) ?? 0 };
}

/** Sends a message to a browser (RFC 8291, RFC 8292). Never follows a redirect, and calls no host but the known services. */
export async function sendPush(
  { endpoint, keys, siteKey }: Recipient,
  message: PushMessage,
  vapid: Vapid,
): Promise<PushOutcome> {
  if (!isEndpoint(endpoint) || siteKey !== vapid.publicKey) return 'expired';
  const sealed = await buildPushPayload(message, { endpoint, expirationTime: null, keys }, vapid).catch(() => null);
  // The text does not fit, or the browser's key is invalid.
  if (sealed === null) return String(message.data).length > LONG ? 'failed' : 'expired';
  try {
    const response = await fetch(endpoint, {
      ...sealed,
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: { ...sealed.headers, 'content-type': 'application/notification+json' },
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch {
    return { pauseMs: 0 };
  }
}
