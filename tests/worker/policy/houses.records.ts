/**
 * Twenty visitor countries. Belgium and Italy are closed by policy, Spain without the site's registration, and Poland because
 * nobody has reviewed it. Tor and unknown locations are always closed.
 */
export const COUNTRIES = [
  ...['GB', 'NL', 'DE', 'IE', 'ES', 'US', 'CA', 'AU', 'BR', 'SE'],
  ...['DK', 'BE', 'PT', 'GR', 'AT', 'ZA', 'PL', 'IT', 'XX', 'T1'],
] as const;

export type VisitedCountry = (typeof COUNTRIES)[number];

const CLOSED: readonly string[] = ['BE', 'IT', 'ES', 'PL', 'XX', 'T1'];

export const isOpen = (country: VisitedCountry): boolean => !CLOSED.includes(country);

/** Values that are unique to a country: operator name, slug, bonus, play link and odds. */
export function marksOf(country: VisitedCountry) {
  const code = country.toLowerCase();
  return {
    name: `House of ${country}`,
    provider: `house-of-${code}`,
    bonus: `bonus-of-${code}`,
    target: `https://${code}.house.test/join`,
    price: `${71 + COUNTRIES.indexOf(country)}.37`,
  };
}

function operatorRow(country: VisitedCountry, id: number): object {
  const { name, bonus, target } = marksOf(country);
  const code = country.toLowerCase();
  const row = (own: object) => ({
    hideTermsAndConditions: false,
    termsAndConditions: `terms-of-${code}`,
    countries: { data: [{ attributes: { code: country } }] },
    offer: { id, stake: `stake-of-${code}`, licence: `licence-of-${code}` },
    ...own,
  });
  return { id, attributes: row({ name, bonus, playUrl: target }) };
}

/** An operator that has the same name in every country, but its own bonus and URL in each. */
function sharedRow(country: VisitedCountry, id: number): object {
  const code = country.toLowerCase();
  const countries = { data: [{ attributes: { code: country } }] };
  const playUrl = `https://${code}.everywhere.test/join`;
  // Germany shows only operators with a licence.
  const offer = { id, licence: `licence-of-${code}` };
  return { id, attributes: { name: 'Everywhere', bonus: `everywhere-in-${code}`, playUrl, countries, offer } };
}

/** The content system's operator rows of one country, or of all countries without an argument. */
export function operatorRows(code: string | null): object[] {
  const listed = code === null ? COUNTRIES : COUNTRIES.filter((country) => country === code);
  return listed.flatMap((country, index) => [operatorRow(country, index + 1), sharedRow(country, index + 101)]);
}

/** The odds of every country's operator for an outcome, in the feed's format. */
export function offersOfHouses(captured: string): object[] {
  return COUNTRIES.map((country) => {
    const { name, price } = marksOf(country);
    return { provider: name, odds: price, odds_old: null, active: true, captured_at: captured };
  });
}

/** Countries whose operator, bonus, terms, play link or odds appear in a text. */
export function countriesIn(text: string): VisitedCountry[] {
  return COUNTRIES.filter((country) => {
    const { name, target, price } = marksOf(country);
    const code = country.toLowerCase();
    const words = [name, new URL(target).host, `${code}.everywhere.test`, price];
    return words.some((word) => text.includes(word)) || new RegExp(`-(of|everywhere-in)-${code}\\b`).test(text);
  });
}
