import { draftSignature } from '../../../worker/middleware/draftLink.ts';

/** Signs `?draft=…` for a path, as the content system does. `until` is in Unix seconds. */
export async function draftValue(path: string, until: number, secret: string): Promise<string> {
  return `${until}.${draftSignature(path, until, secret)}`;
}
