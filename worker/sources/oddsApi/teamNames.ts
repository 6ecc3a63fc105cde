import { folded } from '../../../web/domain/slug.ts';

/** Names of one club that no rule makes equal, the short ones of sources beside the long ones of bookmakers. */
const ALIASES: readonly (readonly string[])[] = [
  ['Bayern Munich', 'Bayern München'],
  ['Borussia Mönchengladbach', 'Monchengladbach', "Borussia M'gladbach"],
  ['Bayer Leverkusen', 'Bayer 04 Leverkusen', 'Leverkusen'],
  ['Hamburger SV', 'Hamburg'],
  ['Hertha Berlin', 'Hertha BSC'],
  ['Manchester United', 'Man United', 'Man Utd'],
  ['Manchester City', 'Man City'],
  ['Tottenham Hotspur', 'Tottenham', 'Spurs'],
  ['Wolverhampton Wanderers', 'Wolves'],
  ['Brighton and Hove Albion', 'Brighton'],
  ['West Ham United', 'West Ham'],
  ['Newcastle United', 'Newcastle'],
  ['Leeds United', 'Leeds'],
  ['Leicester City', 'Leicester'],
  ['Ipswich Town', 'Ipswich'],
  ['Athletic Bilbao', 'Athletic Club'],
  ['Atlético Madrid', 'Atlético de Madrid', 'Club Atlético de Madrid'],
  ['Real Betis', 'Real Betis Balompié'],
  ['Celta Vigo', 'Celta de Vigo'],
  ['Espanyol', 'Espanyol de Barcelona'],
  ['Inter Milan', 'Inter', 'Internazionale', 'Internazionale Milano'],
  ['Paris Saint Germain', 'PSG'],
  ['PSV Eindhoven', 'PSV'],
  ['Sporting Lisbon', 'Sporting CP', 'Sporting Clube de Portugal'],
  ['Benfica', 'Sport Lisboa e Benfica'],
  ['Alavés', 'Deportivo Alavés'],
  ['Rayo Vallecano', 'Rayo Vallecano de Madrid'],
  ['Real Sociedad', 'Real Sociedad de Fútbol'],
  ['Real Oviedo', 'Oviedo'],
  ['Hellas Verona', 'Verona'],
  ['Marseille', 'Olympique de Marseille'],
  ['Lyon', 'Olympique Lyonnais'],
  ['Rennes', 'Stade Rennais'],
  ['Strasbourg', 'RC Strasbourg Alsace'],
  ['Brest', 'Stade Brestois 29'],
  ['Feyenoord', 'Feyenoord Rotterdam'],
  ['AZ Alkmaar', 'AZ'],
  ['FC Twente Enschede', 'FC Twente', "FC Twente '65"],
  ['NEC Nijmegen', 'NEC'],
  ['PEC Zwolle', 'FC Zwolle'],
  ['Sheffield United', 'Sheffield Utd'],
  ['West Bromwich Albion', 'West Brom'],
  ['Queens Park Rangers', 'QPR'],
  ['Preston North End', 'Preston'],
];

/** What clubs put before or after their names, and years. Words for other teams of a club (II, U21, W) are not among them. */
const DROPPED = new Set(
  (
    'fc afc acf cf sc ssc ac as ca us bc osc ogc sv vfb vfl tsv tsg fsv spvgg bsc rc rcd cd ud sd fk sk bk if kv club ' +
    'calcio de 1'
  ).split(' '),
);

function plainName(name: string): string {
  const words = folded(name)
    .replaceAll('&', ' and ')
    .replace(/(\d)\./g, '$1 ')
    .replace(/['’.]/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const kept = words.filter((word) => !DROPPED.has(word) && !/^(0\d|9\d|18\d\d|19\d\d)$/.test(word));
  return (kept.length > 0 ? kept : words).join(' ');
}

/** Makes names of one team equal: by the rule above, else by the aliases. */
export type TeamNames = (name: string) => string;

/** The names with aliases of ops beside the site's own: groups of names of one team. */
export function teamNamesWith(own: readonly (readonly string[])[]): TeamNames {
  const firstOf = new Map<string, string>();
  for (const group of [...own, ...ALIASES]) {
    const names = group.map(plainName);
    const known = names.map((name) => firstOf.get(name)).find((first) => first !== undefined) ?? names[0] ?? '';
    for (const name of names) if (!firstOf.has(name)) firstOf.set(name, known);
  }
  return (name) => {
    const plain = plainName(name);
    return firstOf.get(plain) ?? plain;
  };
}

/** Reads `ODDS_TEAM_ALIASES`: `Man Utd=Manchester United; Die Roten=Bayern Munich`. Null where it can't be read. */
export function readAliases(text: string): string[][] | null {
  const groups = text
    .split(';')
    .map((group) => group.trim())
    .filter(Boolean)
    .map((group) => group.split('=').map((name) => name.trim()));
  return groups.every((names) => names.length > 1 && names.every(Boolean)) ? groups : null;
}
