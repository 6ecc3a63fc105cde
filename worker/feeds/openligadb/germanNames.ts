import { nationCodeBySlug, nationCodeOf } from '../../../web/domain/nations.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { entryOf } from '../../base/entryOf.ts';
import places from './germanPlaces.json' with { type: 'json' };

/** German names of international competitions; the first match counts. */
const COMPETITIONS: readonly (readonly [RegExp, string])[] = [
  [/^(fu(ß|ss)ball-)?((frauen-(wm|weltmeisterschaft))|(wm|weltmeisterschaft)( der)? frauen)\b/i, "Women's World Cup"],
  [
    /^(fu(ß|ss)ball-)?((frauen-(em|europameisterschaft))|(em|europameisterschaft)( der)? frauen)\b/i,
    "UEFA Women's Championship",
  ],
  [/^(fifa )?(fu(ß|ss)ball-)?(wm|weltmeisterschaft)-?quali/i, 'World Cup Qualification'],
  [/^(uefa )?(fu(ß|ss)ball-)?(em|europameisterschaft)-?quali/i, 'European Championship - Qualification'],
  [/^(fifa )?(fu(ß|ss)ball-)?(wm|weltmeisterschaft)\b/i, 'World Cup'],
  [/^(uefa )?(fu(ß|ss)ball-)?(em|europameisterschaft|euro)\b/i, 'European Championship'],
  [/^(freundschaftsspiele|l(ä|ae)nderspiele)\b/i, 'Friendlies'],
];

let countries: ReadonlyMap<string, string> | undefined;

function englishCountries(): ReadonlyMap<string, string> {
  const [german, english] = ['de', 'en'].map((locale) => new Intl.DisplayNames([locale], { type: 'region' }));
  const codes = Object.values(nationCodeBySlug).filter((code) => code.length === 2);
  return new Map(
    codes.map((code) => {
      const region = code.toUpperCase();
      return [slugOf(german?.of(region) ?? region), english?.of(region) ?? region];
    }),
  );
}

/** The English name of a German country or continent; other names are unchanged. */
export function englishRegion(name: string): string {
  const slug = slugOf(name);
  const own = entryOf(places, slug);
  if (own !== undefined || nationCodeOf(slug) !== undefined) return own ?? name;
  countries ??= englishCountries();
  return countries.get(slug) ?? name;
}

/** The English name of a German international competition; other names are unchanged. */
export function englishCompetition(name: string): string {
  return COMPETITIONS.find(([words]) => words.test(name))?.[1] ?? name;
}
