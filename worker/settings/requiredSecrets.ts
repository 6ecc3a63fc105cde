import { FEEDS } from '../feeds/registry.ts';

/**
 * The secrets that a deploy with these variables can't do without: a deploy that lacks one stops before anything is changed
 * (`secrets.required` of wrangler).
 */
export function requiredSecrets({ LIVE_SOURCE }: { readonly LIVE_SOURCE?: unknown }): string[] {
  const chosen = typeof LIVE_SOURCE === 'string' ? FEEDS.find(({ name }) => name === LIVE_SOURCE.trim()) : undefined;
  return chosen?.needsKey === true && chosen.keySetting !== null ? [chosen.keySetting] : [];
}
