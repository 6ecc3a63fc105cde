import type { Match } from '../../web/domain/match.ts';

/** Countries whose football seasons are calendar years, by the slugs of their names, and international tournaments. */
const CALENDAR_YEAR: ReadonlySet<string> = new Set(
  (
    'argentina belarus bolivia brazil canada chile china colombia ecuador estonia faroe-islands finland georgia iceland ' +
    'international ireland japan kazakhstan latvia lithuania norway paraguay peru south-korea sweden uruguay usa venezuela world'
  ).split(' '),
);

/** The first month of other seasons: July, counted from 0. */
const FIRST_MONTH = 6;

/** The season of a match by the usual calendar of its country: `2026/27`, or `2026`. */
export function seasonName({ sport, kickOff, competition }: Pick<Match, 'sport' | 'kickOff' | 'competition'>): string {
  const date = new Date(kickOff);
  const year = date.getUTCFullYear();
  if (sport === 'football' && CALENDAR_YEAR.has(competition.country.slug)) return String(year);
  const first = date.getUTCMonth() < FIRST_MONTH ? year - 1 : year;
  return `${first}/${String((first + 1) % 100).padStart(2, '0')}`;
}
