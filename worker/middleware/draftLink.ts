import { createHmac } from 'node:crypto';
import { isSecret, valuesOf } from './secrets.ts';

/** The query parameter that opens a page's drafts. */
export const DRAFT_PARAMETER = 'draft';

/** The longest life of a link. A later expiry is refused even with a valid signature. */
export const MAX_LIFE_SECONDS = 60 * 60;

/** Unix seconds (up to the year 5138) and their signature. */
const LINK = /^(\d{1,11})\.([0-9a-f]{64})$/;

/** The HMAC-SHA-256 of a page and an expiry (Unix seconds) under a secret, as 64 hexadecimal digits. */
export const draftSignature = (path: string, until: number, secret: string): string =>
  createHmac('sha256', secret).update(`draft ${until} ${path}`).digest('hex');

/** A verified link: open until an instant (milliseconds UTC), or the reason why it is not. */
export type DraftLink = { kind: 'open'; until: number } | { kind: 'expired' } | { kind: 'forged' };

/**
 * Verifies the value of `?draft=…` for the page of `path`, percent-encoded as in the URL. The content system signs it
 * (`tests/cms/strapi/src/preview.js`). `now` in milliseconds UTC.
 */
export async function readDraftLink(
  given: string,
  { path, secret, now }: { path: string; secret: string; now: number },
): Promise<DraftLink> {
  const [, seconds = '', signature = ''] = LINK.exec(given) ?? [];
  const until = Number(seconds);
  if (signature === '') return { kind: 'forged' };
  // Only a validly signed link is reported as expired.
  const signatures = valuesOf(secret).map((value) => draftSignature(path, until, value));
  if (!(await isSecret(signature, signatures.join()))) return { kind: 'forged' };
  if (until * 1000 <= now) return { kind: 'expired' };
  if (until * 1000 - now > MAX_LIFE_SECONDS * 1000) return { kind: 'forged' };
  return { kind: 'open', until: until * 1000 };
}
