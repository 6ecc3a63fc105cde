/** The leagues that most visitors look for, which the navigation names too. */
export const TOP_LEAGUES = [
  ...['2', '39', '140', '78', '135', '61', '88', '3', '848', '40', '94', '144', '203', '253', '71', '1'],
];

/** The competitions that follow, by their numbers, in the order in which a list has them. */
const NEXT_LEAGUES = [
  // Championships of nations, and the way to them.
  ...['4', '9', '6', '7', '15', '5', '22', '960', '32', '34', '29', '30', '31', '33', '36', '35'],
  // Clubs of other continents, and women.
  ...['13', '11', '12', '17', '16', '8', '525', '531', '529', '556'],
  // National cups of the largest leagues.
  ...['45', '48', '143', '81', '137', '66', '90', '96', '147', '206', '181', '73', '130'],
  // First divisions, the most followed first.
  ...['128', '262', '307', '179', '218', '207', '197', '119', '103', '113', '106', '345', '210', '286', '283', '235'],
  ...['333', '98', '292', '188', '239', '265', '268', '281', '242', '233', '200', '288', '169', '323', '383', '271'],
  ...['172', '332', '373', '357', '244', '164', '318', '44', '254'],
  // Second and third divisions of the largest countries.
  ...['79', '141', '136', '62', '89', '41', '80', '42', '72', '145', '180', '204', '95', '43', '138', '63'],
];

const PLACES: ReadonlyMap<string, number> = new Map([...TOP_LEAGUES, ...NEXT_LEAGUES].map((id, place) => [id, place]));

/** The kinds of other competitions by the words of their names, the least important kind that fits. */
const KINDS: readonly (readonly [RegExp, number])[] = [
  [/\b(friendl(y|ies)|all.?stars?)\b/i, 900],
  [
    /\b(u-?\d\d|youth|junior(es|en)?|juvenil|primavera|academy|reserves?|development|premier league 2|revelation)\b/i,
    800,
  ],
  [/\b(women'?s?|w|femin\w*|femen\w*|frauen|damallsvenskan|toppserien|vrouwen)\b/i, 700],
  [/\b(amateur|regional\w*|oberliga|non league|district|state|county|estadual|provincial|lowland|highland)\b/i, 600],
  [
    /\b(2\.?|3\.?|4\.?|[ivx]*ii+|second\w*|segunda|third|tercera|terceira|b|c|two|division 2|1\. lig|challenge\w*)(?=\s|$)/i,
    500,
  ],
  [/\b(cup|copa|coppa|coupe|pokal|kupa|beker|cupa|puchar|taça|super ?cup|supercop+a)\b/i, 400],
];

/** Among the leagues of which nothing speaks against the first division of their country. */
const OTHER = 300;

/** How important a competition is by its number and name: the most important has the least rank. */
export function rankOf(id: string, name: string): number {
  return PLACES.get(id) ?? KINDS.find(([words]) => words.test(name))?.[1] ?? OTHER;
}
