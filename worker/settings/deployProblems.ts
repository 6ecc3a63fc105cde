import { FEEDS } from '../feeds/registry.ts';
import { parseConfig, SettingError, type Variables } from './env.ts';
import { unknownNames } from './names.ts';
import { SETTING_NAMES } from './schema.ts';

/**
 * Names of the secrets that a deploy with these variables needs. Wrangler aborts a deploy without one before it changes
 * anything (`secrets.required`).
 */
export function requiredSecrets({ LIVE_SOURCE }: { readonly LIVE_SOURCE?: unknown }): string[] {
  const chosen = typeof LIVE_SOURCE === 'string' ? FEEDS.find(({ name }) => name === LIVE_SOURCE.trim()) : undefined;
  return chosen?.needsKey === true && chosen.keySetting !== null ? [chosen.keySetting] : [];
}

/** A placeholder for secrets, which exist only in the deployed environment. */
const SOME_SECRET = 'x'.repeat(32);

/** Validates a deploy's variables (`[vars]`). Each returned problem names its setting. */
export function deployProblems(variables: Variables): string[] {
  const unknown = unknownNames(Object.keys(variables), SETTING_NAMES);
  const secrets = requiredSecrets(variables).map((name) => [name, SOME_SECRET]);
  try {
    parseConfig({ ...Object.fromEntries(secrets), ...variables });
    return unknown;
  } catch (error) {
    if (error instanceof SettingError) return [...unknown, error.message];
    throw error;
  }
}
