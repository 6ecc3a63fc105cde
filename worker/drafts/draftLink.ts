import { signatureOf } from '../base/signature.ts';
import { isSecret } from '../middleware/secrets.ts';

/** The parameter of an address that opens the drafts of its page. */
export const DRAFT_PARAMETER = 'draft';

/** No link is good for longer, whoever signed it. */
export const LONGEST_LIFE_SECONDS = 60 * 60;

/** Seconds since 1970 up to the year 5138, and what signs them. */
const LINK = /^(\d{1,11})\.([0-9a-f]{64})$/;

/** What a link is worth: it opens its page's drafts until an instant (milliseconds UTC), or why it does not. */
export type DraftLink = { kind: 'open'; until: number } | { kind: 'expired' } | { kind: 'forged' };

const signedText = (path: string, until: number) => `draft ${until} ${path}`;

/**
 * The value of `?draft=…` for a page, as the content system signs it too (`tests/cms/strapi/src/preview.js`).
 *
 * @param path as it stands in the address, percent-encoded and without a query
 * @param until seconds since 1970
 */
export async function draftValue(path: string, until: number, secret: string): Promise<string> {
  return `${until}.${await signatureOf(signedText(path, until), secret)}`;
}

/** Reads the value of `?draft=…` on the page of a path. `now` in milliseconds UTC. */
export async function readDraftLink(
  given: string,
  { path, secret, now }: { path: string; secret: string; now: number },
): Promise<DraftLink> {
  const [, seconds = '', signature = ''] = LINK.exec(given) ?? [];
  const until = Number(seconds);
  if (signature === '') return { kind: 'forged' };
  // Whether it has expired is told of a signed link alone.
  if (!(await isSecret(signature, await signatureOf(signedText(path, until), secret)))) return { kind: 'forged' };
  if (until * 1000 <= now) return { kind: 'expired' };
  if (until * 1000 - now > LONGEST_LIFE_SECONDS * 1000) return { kind: 'forged' };
  return { kind: 'open', until: until * 1000 };
}
