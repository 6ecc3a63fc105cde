import { FEED_NAMES } from '../../../locales/feedNames.ts';
import type { Competition, Country } from '../../../web/domain/competition.ts';
import { OTHER_LOCALES, type OtherLocale } from '../../../web/domain/locale.ts';
import type { Match, Team } from '../../../web/domain/match.ts';
import type { Named } from '../../../web/domain/named.ts';
import { nationCodeBySlug } from '../../../web/domain/nations.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import type { Standings } from '../../../web/domain/standings.ts';
import { countryOf } from './country.ts';

const BETWEEN: ReadonlySet<string> = new Set([
  ...['international', 'world', 'europe', 'africa', 'asia', 'oceania', 'south-america', 'north-america'],
  ...['north-central-america', 'n-c-america'],
]);

/** What sources call countries, of which the list of countries has another name. */
const ALIASES: Readonly<Record<string, string>> = {
  'cape-verde-islands': 'Cape Verde',
  'rep-of-ireland': 'Ireland',
  'fyr-macedonia': 'North Macedonia',
  'korea-dpr': 'North Korea',
  'ir-iran': 'Iran',
  'st-kitts-and-nevis': 'Saint Kitts and Nevis',
  'sao-tome-e-principe': 'Sao Tome and Principe',
  congo: 'Congo Brazzaville',
};

/** `Germany U21`, `Germany W`: a country, how old its players may be, and whether they are women. */
const NATIONAL = /^(.+?)( U-?\d\d)?( W| Women)?$/;

/** A name with those of the other languages beside it, where they are other ones. */
function withNames<Value extends Named>(named: Value, nameIn: (locale: OtherLocale) => string): Value {
  const names = OTHER_LOCALES.map((locale) => [locale, nameIn(locale)] as const);
  return Object.assign({ ...named }, Object.fromEntries(names.filter(([, name]) => name !== named.name)));
}

/** Whether a place is no country: what is played there is between countries, or between clubs of several. */
export function isBetween({ slug }: Country): boolean {
  return BETWEEN.has(slug);
}

function competitionIn(locale: OtherLocale, name: string): string {
  const { competitions, continents } = FEED_NAMES[locale];
  const known = competitions.find(([words]) => words.test(name));
  if (known === undefined) return name;
  const [words, own] = known;
  const part = words.exec(name)?.[1] ?? '';
  return own.replace('$1', Object.hasOwn(continents, part) ? (continents[part] ?? part) : part);
}

/** A competition with its names in other languages, if it is one that has any. */
export function withOwnName(competition: Competition): Competition {
  if (!isBetween(competition.country)) return competition;
  return withNames(competition, (locale) => competitionIn(locale, competition.name));
}

function nationalTeam<Value extends Named>(team: Value): Value {
  const [, country = '', age = '', women] = NATIONAL.exec(team.name) ?? [];
  const slug = slugOf(country);
  const called = Object.hasOwn(ALIASES, slug) ? (ALIASES[slug] ?? country) : country;
  if (!Object.hasOwn(nationCodeBySlug, slugOf(called))) return team;
  const { names } = countryOf('', called, null);
  return withNames(team, (locale) => `${names[locale]}${age}${women === undefined ? '' : FEED_NAMES[locale].women}`);
}

/** A match of which national teams have their names in other languages; clubs are called the same in every one. */
export function withOwnTeams(match: Match): Match {
  if (!isBetween(match.competition.country)) return match;
  const named = (team: Team | null) => (team === null ? null : nationalTeam(team));
  return { ...match, home: named(match.home), away: named(match.away) };
}

/** The same of the tables of a competition. */
export function withOwnRows(tables: Standings, { country }: Competition): Standings {
  if (!isBetween(country)) return tables;
  return tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => ({ ...row, team: nationalTeam(row.team) })),
  }));
}
