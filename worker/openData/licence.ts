import type { Result } from '../base/result.ts';
import type { Config } from '../settings/env.ts';

/** The licence under which an answer's data may be used. */
export interface Licence {
  name: string;
  url: string;
}

/** The data provider and the licence of its data. */
export interface OpenSource {
  source: string;
  licence: Licence;
}

const MADE_UP: OpenSource = {
  source: 'Demonstration, made-up matches',
  licence: { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' },
};

const OPENLIGADB: OpenSource = {
  source: 'OpenLigaDB',
  licence: { name: 'ODbL 1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
};

/**
 * Whether the data may be passed on (decisions, “Open data”). `origin` is the site's. The error is the reason for the 451
 * answer.
 */
export function openSourceOf(config: Config, origin: string): Result<OpenSource, string> {
  const { source, demonstration, openData, siteName } = config;
  if (demonstration === 'all' || demonstration === 'live') return { ok: true, value: MADE_UP };
  if (source.name === 'openligadb') return { ok: true, value: OPENLIGADB };
  if (source.name !== 'backend') {
    return {
      ok: false,
      error: `The terms of ${source.name}, the data provider of this site, do not permit to pass its data on.`,
    };
  }
  if (!openData) return { ok: false, error: 'The operator of this site has not opened its data (OPEN_DATA).' };
  const licence = { name: `Terms of ${siteName}`, url: `${origin}/static/terms-and-conditions` };
  return { ok: true, value: { source: siteName, licence } };
}
