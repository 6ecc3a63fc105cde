import { nationCodeOf } from '../../../web/domain/nations.ts';
import { folded } from '../../../web/domain/slug.ts';
import teamAliases from '../directory/teamAliases.json' with { type: 'json' };

/** Prefixes, suffixes and years in club names. Words for other teams of a club (II, U21, W) are kept. */
const DROPPED = new Set(
  (
    'fc afc acf cf sc ssc ac as ca us bc osc ogc sv vfb vfl tsv tsg fsv spvgg bsc rc rcd cd ud sd fk sk bk if kv club ' +
    'calcio de 1 cr se ec fr fbpa fbc hsc aj sco sbv krc rsc kaa ksv'
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
  const plain = kept.length > 0 ? kept : words;
  // Nations have several names: Türkiye, Czech Republic, Korea Republic.
  const slug = plain.join('-');
  const code = nationCodeOf(slug);
  return code === undefined ? plain.join(' ') : `nation ${code}`;
}

/** Names of one team that no rule makes equal. Excludes names shared by two clubs of a competition. */
const ALIASES: readonly (readonly string[])[] = Object.values(teamAliases).flat();

/** Maps all names of a team to the same text. */
export type TeamNames = (name: string) => string;

/** Combines the configured aliases, which are groups of names of one team, with the built-in ones. */
export function teamNamesWith(configured: readonly (readonly string[])[]): TeamNames {
  const firstOf = new Map<string, string>();
  for (const group of [...configured, ...ALIASES]) {
    const names = group.map(plainName);
    const known = names.map((name) => firstOf.get(name)).find((first) => first !== undefined) ?? names[0] ?? '';
    for (const name of names) if (!firstOf.has(name)) firstOf.set(name, known);
  }
  return (name) => {
    const plain = plainName(name);
    return firstOf.get(plain) ?? plain;
  };
}
