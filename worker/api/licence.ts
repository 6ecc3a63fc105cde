import { ok, type Result } from '../base/result.ts';
import type { OpenSource } from '../feeds/definition.ts';
import type { Config } from '../settings/env.ts';

const MADE_UP: OpenSource = {
  source: 'Demo data (made up)',
  licence: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
};

/**
 * Whether the data may be passed on (decisions, “Open data”): by the API, calendars, RSS and embeds. `origin` is the site’s.
 * The error is the reason for the 451 answer.
 */
export function openSourceOf(config: Config, origin = ''): Result<OpenSource, string> {
  const { source, demonstration, openData, siteName } = config;
  if (demonstration === 'all' || demonstration === 'live') return ok(MADE_UP);
  if (source.openSource !== null) return ok(source.openSource);
  if (source.name === 'backend' && openData) {
    const licence = { name: `Terms of ${siteName}`, url: `${origin}/static/terms-and-conditions` };
    return ok({ source: siteName, licence });
  }
  const error =
    source.name === 'backend'
      ? 'The publisher of this site has not opened its data.'
      : `The terms of ${source.name}, the data provider of this site, do not allow its data to be shared.`;
  return { ok: false, error };
}
