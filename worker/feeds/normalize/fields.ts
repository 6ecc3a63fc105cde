import * as v from 'valibot';
import type { Team } from '../../../web/domain/match.ts';
import { SHORT_NAMES } from '../../directory/shortNames.ts';
import { wireText } from '../contract/wire.ts';
import { crestOf } from './crestColours.ts';
import { isPlaceholder } from './placeholderTeams.ts';

/** Parts of records that the public sources have in common. */

/** An id: a number above 0 from 1 up, or a text of digits. What the site shows has the source's prefix before it. */
export const wireNumericId = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(String),
  v.regex(/^[1-9]\d{0,15}$/, 'no id'),
);

/** A list of records that are read one by one; null where there is none. */
export const wireRecords = v.optional(v.fallback(v.nullable(v.array(v.unknown())), null), null);

/** A name, null where it is empty. */
export const wireName = v.optional(v.fallback(v.nullable(wireText), null), null);

/** What is wrong with a record, short enough for a log line. */
export function problemOf([issue]: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): string {
  return `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`.slice(0, 200);
}

/** A logo's address where it lies on a host that the source serves its pictures from, else null. */
export function logoFrom(address: string | null, hosts: readonly string[]): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, host } = new URL(address);
  const isServed = hosts.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each));
  return protocol === 'https:' && isServed ? address : null;
}

/**
 * A team's shorter name, as what is spread into the team: the source's own, where it is another one than the name; else the
 * known one of a club with a long name.
 */
export function shortOf(name: string, own: string | null): { short?: string } {
  const short = own === null || own === name || isPlaceholder(own) ? SHORT_NAMES.get(name) : own;
  return short === undefined ? {} : { short };
}

/** What a source says of a team. */
interface GivenTeam {
  id: string;
  name: string;
  short?: string | null;
  logo: string | null;
}

/** A team as the site shows it; null where the name stands for one that nobody knows yet. */
export function teamFrom({ id, name, short = null, logo }: GivenTeam): Team | null {
  return isPlaceholder(name) ? null : { id, name, ...shortOf(name, short), logo, crest: crestOf(name) };
}

/** What a table has for a source's word; undefined for a word that it does not have, such as `constructor`. */
export function entryOf<Value>(table: Readonly<Record<string, Value>>, word: string | null): Value | undefined {
  return word !== null && Object.hasOwn(table, word) ? table[word] : undefined;
}

/** Words of an enumeration as a sentence would have them: `THIRD_PLACE` becomes `Third place`. */
export function plainWords(constant: string): string {
  const words = constant.toLowerCase().replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
