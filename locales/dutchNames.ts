import type { FeedNames } from './language.ts';

/**
 * Dutch names of international competitions, by patterns of the feeds' names. The first pattern that matches counts. `$1`
 * is its first group, which may be a continent.
 */
const competitions: readonly (readonly [RegExp, string])[] = [
  [/^(?:FIFA )?World Cup - Qualification Intercontinental Play-?offs$/i, 'WK-kwalificatie intercontinentale play-offs'],
  [/^(?:FIFA )?World Cup - Women - Qualification (.+)$/i, 'WK-kwalificatie vrouwen $1'],
  [/^(?:FIFA )?(?:World Cup|WC)(?: -)? Qualification (.+)$/i, 'WK-kwalificatie $1'],
  [/^(?:(?:FIFA )?(?:World Cup - Women|Women'?s World Cup))$/i, 'WK vrouwen'],
  [/^(?:FIFA )?World Cup - U-?(\d\d)(?: - Women| Women)$/i, 'WK vrouwen onder $1'],
  [/^(?:FIFA )?(?:World Cup - |U-?\d\d World Cup|World Cup )U-?(\d\d)$/i, 'WK onder $1'],
  [/^FIFA Club World Cup$/i, 'WK voor clubs'],
  [/^(?:FIFA )?World Cup$/i, 'WK'],
  [/^(?:UEFA )?(?:Euro Championship|European Championship|Euro) - Qualification$/i, 'EK-kwalificatie'],
  [/^UEFA (?:Championship - )?Women(?:'?s)?(?: Euro| Championship)? - Qualification$/i, 'EK-kwalificatie vrouwen'],
  [/^UEFA (?:Championship - Women|Women'?s (?:Euro|Championship))$/i, 'EK vrouwen'],
  [/^UEFA U(\d\d) Championship - Qualification$/i, 'EK-kwalificatie onder $1'],
  [/^UEFA U(\d\d) Championship - Women$/i, 'EK vrouwen onder $1'],
  [/^UEFA U(\d\d) Championship$/i, 'EK onder $1'],
  [/^(?:(?:UEFA )?(?:Euro Championship|European Championship|Euro))$/i, 'EK'],
  [/^UEFA Nations League - Women$/i, 'UEFA Nations League vrouwen'],
  [/^UEFA Champions League Women$/i, 'UEFA Champions League vrouwen'],
  [/^UEFA Super Cup$/i, 'UEFA Super Cup'],
  [/^Friendlies$/i, 'Vriendschappelijk'],
  [/^Friendlies Clubs$/i, 'Vriendschappelijk clubs'],
  [/^Friendlies Women$/i, 'Vriendschappelijk vrouwen'],
  [/^(?:Olympics|Olympic Games)(?: Men)?$/i, 'Olympische Spelen'],
  [/^(?:Olympics|Olympic Games)(?: -)? Women$/i, 'Olympische Spelen vrouwen'],
  [/^Olympics - Intercontinental Play-?offs$/i, 'Olympische play-offs'],
  [/^Africa(?:n)? Cup of Nations - Qualification$/i, 'Kwalificatie Afrika Cup'],
  [/^Africa(?:n)? Cup of Nations$/i, 'Afrika Cup'],
  [/^(?:AFC )?Asian Cup - Qualification$/i, 'Kwalificatie Azië Cup'],
  [/^(?:AFC )?Asian Cup$/i, 'Azië Cup'],
];

/** Continents in the names of competitions. */
const continents: Readonly<Record<string, string>> = {
  Europe: 'Europa',
  Africa: 'Afrika',
  Asia: 'Azië',
  Oceania: 'Oceanië',
  'South America': 'Zuid-Amerika',
  CONCACAF: 'Noord- en Midden-Amerika',
};

/** Dutch names of regions that no standard list of countries has, or that a sports desk calls otherwise. */
const countries: Readonly<Record<string, string>> = {
  england: 'Engeland',
  scotland: 'Schotland',
  wales: 'Wales',
  'northern-ireland': 'Noord-Ierland',
  ireland: 'Ierland',
  international: 'Internationaal',
  world: 'Wereld',
  europe: 'Europa',
  asia: 'Azië',
  africa: 'Afrika',
  'south-america': 'Zuid-Amerika',
  'north-america': 'Noord-Amerika',
  'north-central-america': 'Noord- en Midden-Amerika',
  oceania: 'Oceanië',
  'n-c-america': 'Noord- en Midden-Amerika',
  usa: 'VS',
  'united-states': 'VS',
  'great-britain': 'Groot-Brittannië',
  'hong-kong': 'Hongkong',
  macau: 'Macau',
  myanmar: 'Myanmar',
  palestine: 'Palestina',
  crimea: 'Krim',
  'south-korea': 'Zuid-Korea',
  'north-korea': 'Noord-Korea',
};

export const dutchNames: FeedNames = {
  cities: new Map([
    ['Brussels', 'Brussel'],
    ['London', 'Londen'],
    ['Paris', 'Parijs'],
    ['Berlin', 'Berlijn'],
    ['Luxembourg', 'Luxemburg'],
    ['Copenhagen', 'Kopenhagen'],
    ['Vienna', 'Wenen'],
    ['Prague', 'Praag'],
    ['Warsaw', 'Warschau'],
    ['Lisbon', 'Lissabon'],
    ['Athens', 'Athene'],
    ['Bucharest', 'Boekarest'],
    ['Budapest', 'Boedapest'],
    ['Moscow', 'Moskou'],
    ['Cairo', 'Caïro'],
  ]),
  countries,
  competitions,
  continents,
  womensTeam: ' (v)',
  womensCompetition: ' vrouwen',
};
