/** Dutch names of countries whose Dutch name doesn't follow from an ISO 3166-1 code, or isn't the one in use. */
const dutchCountries: Readonly<Record<string, string>> = {
  International: 'Internationaal',
  Europe: 'Europa',
  'South America': 'Zuid-Amerika',
  'North America': 'Noord-Amerika',
  'North & Central America': 'Noord- en Midden-Amerika',
  Asia: 'Azië',
  Africa: 'Afrika',
  Oceania: 'Oceanië',
  World: 'Wereld',
  England: 'Engeland',
  Scotland: 'Schotland',
  Wales: 'Wales',
  'Northern Ireland': 'Noord-Ierland',
  'Czech Republic': 'Tsjechië',
  'Ivory Coast': 'Ivoorkust',
  USA: 'VS',
  Turkey: 'Turkije',
  'Hong Kong': 'Hongkong',
};

const dutchRegions = new Intl.DisplayNames('nl', { type: 'region' });

/** The Dutch name of a country of the feed; its feed name when nothing better is known. */
export function dutchCountryName(name: string, code: string | null): string {
  const listed = Object.hasOwn(dutchCountries, name) ? dutchCountries[name] : undefined;
  if (listed !== undefined) return listed;
  return code?.length === 2 ? (dutchRegions.of(code.toUpperCase()) ?? name) : name;
}

/** Competitions that a Dutch reader knows by another name than the feed's; all others keep their own. */
const dutchCompetitions: Readonly<Record<string, string>> = {
  'World Cup': 'WK',
  'World Championship': 'WK',
  'World Cup Qualification': 'WK-kwalificatie',
  'European Championship': 'EK',
  'European Championship Qualification': 'EK-kwalificatie',
  'Club Friendlies': 'Vriendschappelijk clubs',
  'Africa Cup of Nations': 'Afrika Cup',
  'Club World Cup': 'WK voor clubs',
};

export function dutchCompetitionName(name: string): string {
  return (Object.hasOwn(dutchCompetitions, name) ? dutchCompetitions[name] : undefined) ?? name;
}
