import type { Env } from '../../../worker/settings/env.ts';
import { type Answer, type Answers, fakeSource, newUrl } from '../../support/fakeFetch.runtime.ts';
import { london, opened, siteWith } from '../site.runtime.ts';

const SETTINGS = {
  'api-football': (url: string) => ({ API_FOOTBALL_URL: url, API_FOOTBALL_KEY: 'secret-key' }),
  'football-data': (url: string) => ({ FOOTBALL_DATA_URL: url, FOOTBALL_DATA_TOKEN: 'secret-token' }),
  openligadb: (url: string) => ({ OPENLIGADB_URL: url, OPENLIGADB_LEAGUES: 'bl1,dfb' }),
};

/** A new site on a fake source, and the paths that the source was asked for. `others` are other fake hosts. */
export function sourceSite(
  source: keyof typeof SETTINGS,
  answers: Answers,
  more: Partial<Env> = {},
  others: Record<string, Answer> = {},
) {
  const url = `${newUrl(source)}/v4`;
  const asked = fakeSource(url, answers, others);
  const visit = siteWith({ LIVE_SOURCE: source, ...SETTINGS[source](url), ...more });
  return { asked, visit, open: (path: string, headers = london) => opened(visit(path, headers)) };
}
