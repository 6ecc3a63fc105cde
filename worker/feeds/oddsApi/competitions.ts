import type { Competition } from '../../../web/domain/competition.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import sports from '../directory/oddsApiSports.json' with { type: 'json' };

/** The Odds API’s sport of a competition. Null if the table lacks it: no odds are better than wrong ones. */
export function sportOf({ name, country }: Pick<Competition, 'name' | 'country'>): string | null {
  const slug = slugOf(name);
  return sports.find((each) => each.country === country.slug && each.names.includes(slug))?.sport ?? null;
}
