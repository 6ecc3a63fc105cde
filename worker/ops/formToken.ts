import { signatureOf } from '../base/signature.ts';
import { isSecret } from '../middleware/secrets.ts';

const HOUR_MS = 60 * 60_000;

const tokenOf = (credential: string, hour: number) => signatureOf(`ops form ${hour}`, credential);

/** Creates a CSRF token for the forms of `/ops`, valid in this hour and the next. `now` in milliseconds UTC. */
export function formToken(credential: string, now: number): Promise<string> {
  return tokenOf(credential, Math.floor(now / HOUR_MS));
}

/** Verifies a form's CSRF token in constant time. `now` in milliseconds UTC. */
export async function isFormToken(given: string, credential: string, now: number): Promise<boolean> {
  const hour = Math.floor(now / HOUR_MS);
  const [own, last] = await Promise.all([tokenOf(credential, hour), tokenOf(credential, hour - 1)]);
  return (await isSecret(given, own)) || isSecret(given, last);
}
