import * as v from 'valibot';
import type { NamedTeam } from '../../../web/domain/locale.ts';
import type { Match, Team } from '../../../web/domain/match.ts';
import { crestOf } from '../directory/crests.ts';
import { shortNameOf } from '../directory/shortNames.ts';
import { womensNames } from './localisedNames.ts';
import { isPlaceholder } from './placeholderTeams.ts';
import { numberOr, tolerated, wireName, wireTally } from './wire.ts';

const BEST = 10;

/** A player’s rating (`7.4`, `"6.35"`), at most 10, rounded to one decimal. Feeds send 0 for no rating. */
export const wireRating = v.pipe(
  numberOr(/^\d{1,2}([.,]\d{1,6})?$/, (text) => Number(text.replace(',', '.'))),
  v.maxValue(BEST),
  v.transform((rating) => Math.round(rating * 10) / 10),
  v.minValue(0.1),
);

/** Parts of records that the public sources share. */

/** A positive whole number, or its digits as text. Ids of the site add the source’s prefix. */
export const wireNumericId = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform(String),
  v.regex(/^[1-9]\d{0,15}$/, 'no id'),
);

/** A player, referee or coach, perhaps without an id; null without any. */
export const wirePerson = tolerated(v.object({ id: tolerated(wireNumericId), name: wireName }));

export type WirePerson = v.InferOutput<typeof wirePerson>;

/** How many came; null where a source writes none or 0. */
export const wireAttendance = tolerated(v.pipe(wireTally, v.minValue(1)));

/** A whole minute of the match clock, below zero before kick-off. */
export const wireMinute = v.pipe(numberOr(/^-?\d{1,4}$/), v.integer());

/** A logo URL on one of the source’s hosts, else null. */
export function logoFrom(address: string | null, hosts: readonly string[]): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, host } = new URL(address);
  const isServed = hosts.some((each) => (each.startsWith('*.') ? host.endsWith(each.slice(1)) : host === each));
  return protocol === 'https:' && isServed ? address : null;
}

const DAY = 86_400_000;

/** The kick-off of a match. Sources fill in midnight or a usual hour where they know only the date (UTC). */
export function kickOffAt(kickOff: number, { isTimed }: { isTimed: boolean }): Pick<Match, 'kickOff' | 'untimed'> {
  return isTimed ? { kickOff } : { kickOff: kickOff - (kickOff % DAY), untimed: true };
}

/** A team’s other names, as fields to spread: its short name, and the names of a women’s team in each language. */
export function otherNamesOf(name: string, own: string | null): Omit<NamedTeam, 'name'> {
  const short = own === null || own === name || isPlaceholder(own) ? shortNameOf(name) : own;
  return { ...(short === undefined ? {} : { short }), ...womensNames(name) };
}

/** A source’s fields of a team. */
interface GivenTeam {
  id: string;
  name: string;
  short?: string | null;
  logo: string | null;
}

/** A team as the site shows it; null for a placeholder name. */
export function teamFrom({ id, name, short = null, logo }: GivenTeam): Team | null {
  return isPlaceholder(name) ? null : { id, name, ...otherNamesOf(name, short), logo, crest: crestOf(name) };
}

/** Converts a constant to words: `THIRD_PLACE` becomes `Third place`. */
export function plainWords(constant: string): string {
  const words = constant.toLowerCase().replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Finds a source’s id in an id of the site, which begins with the source’s prefix; null for ids of other sources. */
export function sourceIdWith(prefix: string): (id: string) => string | null {
  const pattern = new RegExp(`^${prefix}([1-9]\\d{0,15})$`);
  return (id) => pattern.exec(id)?.[1] ?? null;
}
