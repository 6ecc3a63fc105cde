import type { Competition } from '../../../web/domain/competition.ts';
import { slugOf } from '../../../web/domain/slug.ts';

/** Sports of The Odds API by country and by the sources’ names of a competition. */
const SPORTS: readonly (readonly [sport: string, country: string, names: readonly string[]])[] = [
  ['soccer_epl', 'england', ['premier-league']],
  ['soccer_efl_champ', 'england', ['championship']],
  ['soccer_england_league1', 'england', ['league-one']],
  ['soccer_england_league2', 'england', ['league-two']],
  ['soccer_fa_cup', 'england', ['fa-cup']],
  ['soccer_england_efl_cup', 'england', ['league-cup', 'efl-cup']],
  ['soccer_germany_bundesliga', 'germany', ['bundesliga', '1-bundesliga']],
  ['soccer_germany_bundesliga2', 'germany', ['2-bundesliga']],
  ['soccer_germany_liga3', 'germany', ['3-liga']],
  ['soccer_germany_dfb_pokal', 'germany', ['dfb-pokal']],
  ['soccer_spain_la_liga', 'spain', ['la-liga', 'primera-division']],
  ['soccer_spain_segunda_division', 'spain', ['segunda-division']],
  ['soccer_italy_serie_a', 'italy', ['serie-a']],
  ['soccer_italy_serie_b', 'italy', ['serie-b']],
  ['soccer_france_ligue_one', 'france', ['ligue-1']],
  ['soccer_france_ligue_two', 'france', ['ligue-2']],
  ['soccer_netherlands_eredivisie', 'netherlands', ['eredivisie']],
  ['soccer_portugal_primeira_liga', 'portugal', ['primeira-liga']],
  ['soccer_belgium_first_div', 'belgium', ['jupiler-pro-league']],
  ['soccer_turkey_super_league', 'turkey', ['super-lig']],
  ['soccer_spl', 'scotland', ['premiership']],
  ['soccer_brazil_campeonato', 'brazil', ['serie-a', 'campeonato-brasileiro-serie-a']],
  ['soccer_usa_mls', 'usa', ['major-league-soccer', 'mls']],
  ['soccer_uefa_champs_league', 'international', ['uefa-champions-league']],
  ['soccer_uefa_champs_league', 'europe', ['uefa-champions-league']],
  ['soccer_uefa_europa_league', 'international', ['uefa-europa-league']],
  ['soccer_uefa_europa_league', 'europe', ['uefa-europa-league']],
  [
    'soccer_uefa_europa_conference_league',
    'international',
    ['uefa-europa-conference-league', 'uefa-conference-league'],
  ],
  ['soccer_fifa_world_cup', 'international', ['fifa-world-cup', 'world-cup']],
  ['soccer_uefa_european_championship', 'international', ['euro-championship', 'european-championship']],
  ['soccer_uefa_european_championship', 'europe', ['european-championship']],
  ['soccer_uefa_nations_league', 'international', ['uefa-nations-league']],
  ['soccer_conmebol_copa_libertadores', 'international', ['conmebol-libertadores', 'copa-libertadores']],
  ['soccer_conmebol_copa_libertadores', 'south-america', ['copa-libertadores']],
];

/** The Odds API’s sport of a competition. Null if the table lacks it: no odds are better than wrong ones. */
export function sportOf({ name, country }: Pick<Competition, 'name' | 'country'>): string | null {
  const slug = slugOf(name);
  return SPORTS.find(([, place, names]) => place === country.slug && names.includes(slug))?.[0] ?? null;
}
