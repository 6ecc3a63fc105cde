import * as v from 'valibot';
import { slugOf } from '../../../web/domain/slug.ts';
import { operatorMatches, providersIn, SeenBookmakers } from '../../feeds/oddsApi/bookmakers.ts';
import { wireEvent } from '../../feeds/oddsApi/wire.ts';
import type { Config } from '../../settings/env.ts';
import type { PlainFetch } from '../../upstream/fetchJson.ts';
import { operatorNames } from './content.ts';
import { counted, type Finding, good, named, note } from './report.ts';

/** Names per line; the rest is counted. */
const MAX_NAMED = 20;

/** Compares the bookmakers of a competition with the content's operators. Makes one call, which costs one credit. */
export async function bookmakerFindings(
  config: Config,
  { sport, fetch }: { sport: string | undefined; fetch: PlainFetch },
): Promise<Finding[]> {
  const { odds } = config;
  const operators = await operatorNames(config);
  if (odds === null || sport === undefined || operators === null || operators.length === 0) return [];
  const key = encodeURIComponent(odds.key);
  const path = `sports/${sport}/odds?regions=${odds.region}&markets=h2h&oddsFormat=decimal&apiKey=${key}`;
  const response = await fetch(new Request(`${odds.url}/${path}`, { redirect: 'manual' })).catch(() => null);
  const events = v.safeParse(v.array(wireEvent), await response?.json().catch(() => null));
  if (!events.success) return [note(`the bookmakers for ${sport} are not available now`)];
  const seen = new SeenBookmakers();
  seen.note(events.output, providersIn(events.output, odds.operatorAliases));
  const names = new Map(operators.map((name) => [slugOf(name), name]));
  const { bookmakers, unmatched, unpriced } = operatorMatches(seen.titles, [...names.keys()]);
  const lacking = unpriced.map((slug) => names.get(slug) ?? slug);
  const how = 'ODDS_OPERATOR_ALIASES';
  return [
    good(
      `${bookmakers - unmatched.length} of ${counted(bookmakers, 'bookmaker')} for ${sport} match operators in the content`,
    ),
    ...(unmatched.length > 0
      ? [note(`no operator has these names, so their odds are not shown (${how}): ${named(unmatched, MAX_NAMED)}`)]
      : []),
    ...(unpriced.length > 0
      ? [note(`no bookmaker in region ${odds.region}, so no odds (${how}): ${named(lacking, MAX_NAMED)}`)]
      : []),
  ];
}
