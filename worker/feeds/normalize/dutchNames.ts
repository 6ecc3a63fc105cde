import { competitionNamesNl, continentsNl } from '../../../locales/competitionNamesNl.ts';
import type { Competition, Country } from '../../../web/domain/competition.ts';
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

/** A name with the Dutch one beside it, where that is another one. */
function withDutch<Value extends Named>(named: Value, nl: string): Value {
  return nl === named.name ? named : { ...named, nl };
}

/** Whether a place is no country: what is played there is between countries, or between clubs of several. */
export function isBetween({ slug }: Country): boolean {
  return BETWEEN.has(slug);
}

/** A competition with its Dutch name, if it is one that has one. */
export function withDutchName(competition: Competition): Competition {
  if (!isBetween(competition.country)) return competition;
  const known = competitionNamesNl.find(([words]) => words.test(competition.name));
  if (known === undefined) return competition;
  const [words, dutch] = known;
  const part = words.exec(competition.name)?.[1] ?? '';
  return withDutch(
    competition,
    dutch.replace('$1', Object.hasOwn(continentsNl, part) ? (continentsNl[part] ?? part) : part),
  );
}

function nationalTeam<Value extends Named>(team: Value): Value {
  const [, country = '', age = '', women] = NATIONAL.exec(team.name) ?? [];
  const slug = slugOf(country);
  const called = Object.hasOwn(ALIASES, slug) ? (ALIASES[slug] ?? country) : country;
  if (!Object.hasOwn(nationCodeBySlug, slugOf(called))) return team;
  return withDutch(team, `${countryOf('', called, null).names.nl}${age}${women === undefined ? '' : ' (v)'}`);
}

/** A match of which national teams have their Dutch names; clubs are called the same in every language. */
export function withDutchTeams(match: Match): Match {
  if (!isBetween(match.competition.country)) return match;
  const dutch = (team: Team | null) => (team === null ? null : nationalTeam(team));
  return { ...match, home: dutch(match.home), away: dutch(match.away) };
}

/** The same of the tables of a competition. */
export function withDutchRows(tables: Standings, { country }: Competition): Standings {
  if (!isBetween(country)) return tables;
  return tables.map((table) => ({
    ...table,
    rows: table.rows.map((row) => ({ ...row, team: nationalTeam(row.team) })),
  }));
}
