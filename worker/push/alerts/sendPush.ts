import { buildPushPayload, type PushMessage } from '@block65/webcrypto-web-push';
import type { PushOutcome, Recipient } from '../../settings/alertBinding.ts';
import type { Vapid } from '../../settings/vapid.ts';
import { isEndpoint } from './endpoint.ts';

/** A text of more letters may not fit into a push. */
const LONG = 1_000;
/** A push service that takes longer is asked again later. */
const PATIENCE_MS = 10_000;
/** The pause after an unnamed failure, and the longest of the queue. */
const PAUSE_SECONDS = 10;
const LONGEST_SECONDS = 12 * 60 * 60;

/** The pause that a service asks for, in seconds or as a date. */
function pauseOf(response: Response): number {
  const given = response.headers.get('Retry-After') ?? '';
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_SECONDS) : PAUSE_SECONDS;
}

function outcomeOf(response: Response): PushOutcome {
  const { status, ok } = response;
  if (ok) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status !== 429 && status < 500) return { outcome: 'refused' };
  return { outcome: 'later', seconds: pauseOf(response) };
}

/** Sends a message to a browser (RFC 8291, RFC 8292). Never follows a redirect, and calls no host but the known services. */
export async function sendPush(
  { endpoint, keys, siteKey }: Recipient,
  message: PushMessage,
  vapid: Vapid,
): Promise<PushOutcome> {
  if (!isEndpoint(endpoint) || siteKey !== vapid.publicKey) return { outcome: 'gone' };
  const sealed = await buildPushPayload(message, { endpoint, expirationTime: null, keys }, vapid).catch(() => null);
  // The text does not fit, or the browser's key is no point of the curve.
  if (sealed === null) return { outcome: String(message.data).length > LONG ? 'refused' : 'gone' };
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
    return { outcome: 'later', seconds: PAUSE_SECONDS };
  }
}
