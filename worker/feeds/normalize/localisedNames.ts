import { FEED_NAMES } from '../../../locales/feedNames.ts';
import { type Named, OTHER_LOCALES, type OtherLocale } from '../../../web/domain/locale.ts';
import type { Competition, Country, Match, Team } from '../../../web/domain/match.ts';
import { nationCodeOf } from '../../../web/domain/nations.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import type { Standings } from '../../../web/domain/standings.ts';
import { entryOf } from '../../base/entryOf.ts';
import { countryOf } from './country.ts';
import nationNames from './nationNames.json' with { type: 'json' };

const INTERNATIONAL =
  /^(international|world|europe|africa|asia|oceania|(south|north)-america|north-central-america|n-c-america)$/;

/** `Germany U21`, `Germany W`: a country, an optional age limit, and a mark for women. */
const NATIONAL = /^(.+?)( U-?\d\d)?( W| Women)?$/;

/** `Ajax Women U19`, `Arsenal W`. */
const WOMEN = / Women(?= |$)| W$/;

/** Adds the names in other languages that differ from the source’s name. */
function withNames<Value extends Named>(named: Value, nameIn: (locale: OtherLocale) => string): Value {
  const names = OTHER_LOCALES.map((locale) => [locale, nameIn(locale)] as const);
  return Object.assign({ ...named }, Object.fromEntries(names.filter(([, name]) => name !== named.name)));
}

/** Whether a place is not a country, so that its competitions are international. */
export function isInternational({ slug }: Country): boolean {
  return INTERNATIONAL.test(slug);
}

const COMPETITIONS = OTHER_LOCALES.flatMap((locale) =>
  FEED_NAMES[locale].competitions.map(({ feed, name }) => ({ locale, pattern: new RegExp(feed, 'i'), name })),
);

function competitionIn(locale: OtherLocale, name: string): string {
  const known = COMPETITIONS.find((each) => each.locale === locale && each.pattern.test(name));
  if (known === undefined) return name;
  const part = known.pattern.exec(name)?.[1] ?? '';
  return known.name.replace('$1', entryOf(FEED_NAMES[locale].continents, part) ?? part);
}

/** Adds the translated names of an international or women’s competition, if it has any. */
export function withLocalisedName(competition: Competition): Competition {
  const { name, country } = competition;
  if (isInternational(country)) return withNames(competition, (locale) => competitionIn(locale, name));
  return withNames(competition, (locale) => name.replace(WOMEN, FEED_NAMES[locale].womensCompetition));
}

/** The translated names of a women’s team, as fields to spread. */
export function womensNames(name: string): Omit<Named, 'name'> {
  if (!WOMEN.test(name)) return {};
  return Object.fromEntries(
    OTHER_LOCALES.map((locale) => [locale, name.replace(WOMEN, FEED_NAMES[locale].womensTeam)]),
  );
}

function nationalTeam<Value extends Named>(team: Value): Value {
  const [, country = '', age = '', women] = NATIONAL.exec(team.name) ?? [];
  const slug = slugOf(country);
  const name = entryOf(nationNames, slug) ?? country;
  if (nationCodeOf(slugOf(name)) === undefined) return team;
  const { names } = countryOf('', name, null);
  return withNames(
    team,
    (locale) => `${names[locale]}${age}${women === undefined ? '' : FEED_NAMES[locale].womensTeam}`,
  );
}

/** Adds the translated names of national teams in an international match. */
export function withLocalisedTeams(match: Match): Match {
  if (!isInternational(match.competition.country)) return match;
  const named = (team: Team | null) => (team === null ? null : nationalTeam(team));
  return { ...match, home: named(match.home), away: named(match.away) };
}

/** Adds the translated names of national teams in tables of which most teams are national. */
export function withLocalisedRows(tables: Standings): Standings {
  return tables.map((table) => {
    const rows = table.rows.map((row) => ({ ...row, team: nationalTeam(row.team) }));
    const nations = rows.filter(({ team }, index) => team !== table.rows[index]?.team);
    return nations.length > rows.length / 2 ? { ...table, rows } : table;
  });
}
