import type { PushAddress, PushResult } from '../settings/alertBinding.ts';
import { encrypt } from './encrypt.ts';
import { isEndpoint } from './endpoint.ts';
import type { Signer } from './sign.ts';

/** A push service that takes longer is asked again later. */
const PATIENCE_MS = 10_000;
/** The pause after an unnamed failure, and the longest that is waited for. */
const PAUSE_SECONDS = 10;
const LONGEST_SECONDS = 900;

/** A message for push services, before it is encrypted. */
export interface Push {
  text: string;
  /** How long a service keeps it for a browser that is away. */
  ttlSeconds: number;
  isUrgent: boolean;
  /** A newer message of a topic replaces a waiting one: at most 32 letters of base64url. */
  topic: string;
}

type Outcome = PushResult extends infer Result ? (Result extends { id: number } ? Omit<Result, 'id'> : never) : never;

/** The pause that a service asks for, in seconds or as a date. */
function pauseOf(response: Response): number {
  const given = response.headers.get('Retry-After') ?? '';
  const seconds = /^\d+$/.test(given) ? Number(given) : (Date.parse(given) - Date.now()) / 1000;
  return seconds > 0 ? Math.ceil(seconds) : PAUSE_SECONDS;
}

function outcomeOf(response: Response): Outcome {
  const { status, ok } = response;
  if (ok) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status !== 429 && status < 500) return { outcome: 'refused' };
  const seconds = pauseOf(response);
  return seconds > LONGEST_SECONDS ? { outcome: 'refused' } : { outcome: 'later', seconds };
}

/** Sends a message to a browser. Never follows a redirect, and calls no host but the known services. */
export async function sendPush(
  address: PushAddress,
  { text, ttlSeconds, isUrgent, topic }: Push,
  signer: Signer,
): Promise<Outcome> {
  const { endpoint } = address;
  if (!isEndpoint(endpoint)) return { outcome: 'gone' };
  const body = await encrypt(new TextEncoder().encode(text), address).catch(() => null);
  if (body === null) return { outcome: 'gone' };
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        Authorization: await signer.authorization(endpoint, Date.now()),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/notification+json',
        TTL: String(ttlSeconds),
        Urgency: isUrgent ? 'high' : 'normal',
        Topic: topic,
      },
      body,
    });
    await response.body?.cancel();
    return outcomeOf(response);
  } catch {
    return { outcome: 'later', seconds: PAUSE_SECONDS };
  }
}
