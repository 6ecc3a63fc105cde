import { FEEDS } from '../feeds/registry.ts';

/**
 * Names of the secrets that a deploy with these variables needs. Wrangler aborts a deploy without one before it changes
 * anything (`secrets.required`).
 */
export function requiredSecrets({ LIVE_SOURCE }: { readonly LIVE_SOURCE?: unknown }): string[] {
  const chosen = typeof LIVE_SOURCE === 'string' ? FEEDS.find(({ name }) => name === LIVE_SOURCE.trim()) : undefined;
  return chosen?.needsKey === true && chosen.keySetting !== null ? [chosen.keySetting] : [];
}
