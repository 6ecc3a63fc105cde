import { FEEDS } from '../feeds/registry.ts';
import { parseConfig, SettingError, type Variables } from '../settings/env.ts';
import { unknownNames } from '../settings/names.ts';
import { SETTING_NAMES } from '../settings/schema.ts';
import { newVapidKeys } from '../settings/vapid.ts';

/** Names of the secrets that a deploy with these variables needs (`secrets.required`). */
export function requiredSecrets({ LIVE_SOURCE, VAPID_PUBLIC_KEY }: Variables): string[] {
  const chosen = typeof LIVE_SOURCE === 'string' ? FEEDS.find(({ name }) => name === LIVE_SOURCE.trim()) : undefined;
  return [
    ...(chosen?.needsKey === true && chosen.keySetting !== null ? [chosen.keySetting] : []),
    ...(VAPID_PUBLIC_KEY ? ['VAPID_PRIVATE_KEY'] : []),
  ];
}

/** A placeholder for secrets, which exist only in the deployed environment. */
const SOME_SECRET = 'x'.repeat(32);

/** Validates a deploy's variables (`[vars]`). Each returned problem names its setting. */
export function deployProblems(variables: Variables): string[] {
  const unknown = unknownNames(Object.keys(variables), SETTING_NAMES);
  const secrets = requiredSecrets(variables).map((name) => [name, SOME_SECRET]);
  try {
    // Only a pair passes, so a new one replaces the public key, whose private one is a secret.
    const pair = variables.VAPID_PUBLIC_KEY ? newVapidKeys() : {};
    parseConfig({ ...Object.fromEntries(secrets), ...variables, ...pair });
    return unknown;
  } catch (error) {
    if (error instanceof SettingError) return [...unknown, ...error.message.split('\n')];
    throw error;
  }
}
