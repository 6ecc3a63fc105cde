import { it } from 'vitest';
import { expectIsolation, holdsOwn } from './countries.runtime.ts';

/** Two open countries, one closed by policy, and two codes that are always closed. */
const COUNTRIES = ['GB', 'NL', 'BE', 'XX', 'T1'] as const;

/** Paths that can contain odds, offers or play links. */
const isTried = (path: string) => holdsOwn(path) || /^\/(nl\/)?(play|speel|match|odds)|^\/nl$|^\/api\//.test(path);

it('visitors of 5 countries get only their own operators from every cache', async () => {
  await expectIsolation(COUNTRIES, isTried);
});
