/** Which pool of given and family names a country's squads are drawn from. */
export type NamePool =
  | 'english'
  | 'dutch'
  | 'german'
  | 'french'
  | 'spanish'
  | 'portuguese'
  | 'italian'
  | 'nordic'
  | 'slavic'
  | 'balkan'
  | 'turkish'
  | 'greek'
  | 'arabic'
  | 'japanese'
  | 'korean'
  | 'chinese'
  | 'african'
  | 'latin'
  | 'american';

/** A country as live-scores feeds name it ("USA", "Turkey"), which is not always its ISO name. */
export interface DirectoryCountry {
  readonly name: string;
  /** ISO 3166-1 alpha-2 in lower case, `gb-eng` style for the home nations, or null for International and Europe. */
  readonly code: string | null;
  /** The IANA zone that its kick-offs are planned in. */
  readonly zone: string;
  readonly names: NamePool;
}

function country(name: string, code: string | null, zone: string, names: NamePool): DirectoryCountry {
  return { name, code, zone, names };
}

/** The countries of the directory, by their feed names. */
export const countries: readonly DirectoryCountry[] = [
  country('International', null, 'UTC', 'english'),
  country('Europe', null, 'Europe/Zurich', 'english'),
  country('England', 'gb-eng', 'Europe/London', 'english'),
  country('Scotland', 'gb-sct', 'Europe/London', 'english'),
  country('Wales', 'gb-wls', 'Europe/London', 'english'),
  country('Northern Ireland', 'gb-nir', 'Europe/London', 'english'),
  country('Ireland', 'ie', 'Europe/Dublin', 'english'),
  country('Netherlands', 'nl', 'Europe/Amsterdam', 'dutch'),
  country('Belgium', 'be', 'Europe/Brussels', 'dutch'),
  country('Germany', 'de', 'Europe/Berlin', 'german'),
  country('Austria', 'at', 'Europe/Vienna', 'german'),
  country('Switzerland', 'ch', 'Europe/Zurich', 'german'),
  country('Spain', 'es', 'Europe/Madrid', 'spanish'),
  country('Italy', 'it', 'Europe/Rome', 'italian'),
  country('France', 'fr', 'Europe/Paris', 'french'),
  country('Portugal', 'pt', 'Europe/Lisbon', 'portuguese'),
  country('Turkey', 'tr', 'Europe/Istanbul', 'turkish'),
  country('Greece', 'gr', 'Europe/Athens', 'greek'),
  country('Cyprus', 'cy', 'Asia/Nicosia', 'greek'),
  country('Denmark', 'dk', 'Europe/Copenhagen', 'nordic'),
  country('Sweden', 'se', 'Europe/Stockholm', 'nordic'),
  country('Norway', 'no', 'Europe/Oslo', 'nordic'),
  country('Finland', 'fi', 'Europe/Helsinki', 'nordic'),
  country('Iceland', 'is', 'Atlantic/Reykjavik', 'nordic'),
  country('Poland', 'pl', 'Europe/Warsaw', 'slavic'),
  country('Czech Republic', 'cz', 'Europe/Prague', 'slavic'),
  country('Slovakia', 'sk', 'Europe/Bratislava', 'slavic'),
  country('Hungary', 'hu', 'Europe/Budapest', 'slavic'),
  country('Ukraine', 'ua', 'Europe/Kyiv', 'slavic'),
  country('Lithuania', 'lt', 'Europe/Vilnius', 'slavic'),
  country('Azerbaijan', 'az', 'Asia/Baku', 'turkish'),
  country('Kazakhstan', 'kz', 'Asia/Almaty', 'slavic'),
  country('Israel', 'il', 'Asia/Jerusalem', 'american'),
  country('Croatia', 'hr', 'Europe/Zagreb', 'balkan'),
  country('Serbia', 'rs', 'Europe/Belgrade', 'balkan'),
  country('Slovenia', 'si', 'Europe/Ljubljana', 'balkan'),
  country('Bosnia and Herzegovina', 'ba', 'Europe/Sarajevo', 'balkan'),
  country('North Macedonia', 'mk', 'Europe/Skopje', 'balkan'),
  country('Romania', 'ro', 'Europe/Bucharest', 'balkan'),
  country('Bulgaria', 'bg', 'Europe/Sofia', 'balkan'),
  country('USA', 'us', 'America/New_York', 'american'),
  country('Canada', 'ca', 'America/Toronto', 'american'),
  country('Mexico', 'mx', 'America/Mexico_City', 'latin'),
  country('Brazil', 'br', 'America/Sao_Paulo', 'portuguese'),
  country('Argentina', 'ar', 'America/Argentina/Buenos_Aires', 'latin'),
  country('Colombia', 'co', 'America/Bogota', 'latin'),
  country('Chile', 'cl', 'America/Santiago', 'latin'),
  country('Uruguay', 'uy', 'America/Montevideo', 'latin'),
  country('Ecuador', 'ec', 'America/Guayaquil', 'latin'),
  country('Peru', 'pe', 'America/Lima', 'latin'),
  country('Paraguay', 'py', 'America/Asuncion', 'latin'),
  country('Japan', 'jp', 'Asia/Tokyo', 'japanese'),
  country('South Korea', 'kr', 'Asia/Seoul', 'korean'),
  country('China', 'cn', 'Asia/Shanghai', 'chinese'),
  country('India', 'in', 'Asia/Kolkata', 'english'),
  country('Australia', 'au', 'Australia/Sydney', 'english'),
  country('New Zealand', 'nz', 'Pacific/Auckland', 'english'),
  country('Saudi Arabia', 'sa', 'Asia/Riyadh', 'arabic'),
  country('United Arab Emirates', 'ae', 'Asia/Dubai', 'arabic'),
  country('Qatar', 'qa', 'Asia/Qatar', 'arabic'),
  country('Egypt', 'eg', 'Africa/Cairo', 'arabic'),
  country('Morocco', 'ma', 'Africa/Casablanca', 'arabic'),
  country('Tunisia', 'tn', 'Africa/Tunis', 'arabic'),
  country('Algeria', 'dz', 'Africa/Algiers', 'arabic'),
  country('South Africa', 'za', 'Africa/Johannesburg', 'african'),
  country('Nigeria', 'ng', 'Africa/Lagos', 'african'),
  country('Ghana', 'gh', 'Africa/Accra', 'african'),
  country('Ivory Coast', 'ci', 'Africa/Abidjan', 'african'),
];
