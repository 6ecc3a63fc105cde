import { createECDH } from 'node:crypto';
import { ok, type Result } from '../base/result.ts';

/** The keys that sign alerts for the push services (RFC 8292), in base64url, and the operator's contact. */
export type Vapid = Record<'publicKey' | 'privateKey' | 'subject', string>;

/** Names that no mail server or website of the public internet has. */
const UNREAL_HOST = /^[^.]*$|(^|\.)(localhost|local|internal|invalid|test|example)$|^[\d.]+$/i;

/** Apple refuses alerts whose contact is not a real one. */
function isRealSubject(subject: string): boolean {
  const mail = /^mailto:[^\s@:/?]+@([^\s@:/?]+)$/.exec(subject)?.[1];
  if (mail !== undefined) return !UNREAL_HOST.test(mail);
  return /^https:\/\/\S+$/.test(subject) && URL.canParse(subject) && !UNREAL_HOST.test(new URL(subject).hostname);
}

/** The public key of a private one; null if there is none. */
function publicKeyOf(privateKey: string): string | null {
  if (!/^[\w-]{43}$/.test(privateKey)) return null;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** A new pair of keys. */
export function newVapidKeys(): Record<'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY', string> {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const privateKey = pair.getPrivateKey('base64url');
  // One key in 256 begins with zeros, which are left out.
  return privateKey.length < 43 ? newVapidKeys() : { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey };
}

const PAIR = 'npm run doctor -- --keys makes a pair';

/** The keys of alerts; null if alerts are off. The error names the setting to fix. */
export function readVapid(
  given: Record<'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'VAPID_SUBJECT', string>,
): Result<Vapid | null, string> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = given;
  if (publicKey === '' && privateKey === '') return ok(null);
  if (!/^B[\w-]{86}$/.test(publicKey)) return { ok: false, error: `VAPID_PUBLIC_KEY: must be a public key: ${PAIR}` };
  const own = publicKeyOf(privateKey);
  if (own === null) return { ok: false, error: `VAPID_PRIVATE_KEY: must be a private key: ${PAIR}` };
  if (own !== publicKey) return { ok: false, error: 'VAPID_PUBLIC_KEY: it does not belong to VAPID_PRIVATE_KEY' };
  if (isRealSubject(subject)) return ok({ publicKey, privateKey, subject });
  return { ok: false, error: 'VAPID_SUBJECT: must be a real contact, such as mailto:ops@scores.example.com' };
}
