import * as v from 'valibot';
import type { Crest } from '../../../web/domain/match.ts';
import { CREST_PATTERNS, crestSchema } from '../../../web/domain/matchSchemas.ts';
import crests from './crests.json' with { type: 'json' };

const knownCrests: Readonly<Record<string, unknown>> = crests;

// Pairs that are readable on a small shield in both themes.
const PAIRS: readonly (readonly [string, string])[] = [
  ['#b3202c', '#ffffff'],
  ['#1d4ea0', '#ffffff'],
  ['#0f7a43', '#ffffff'],
  ['#f2b705', '#14213d'],
  ['#14213d', '#f2f2f2'],
  ['#7a1f5c', '#f4d35e'],
  ['#0b7285', '#ffffff'],
  ['#d9480f', '#14213d'],
  ['#5f3dc4', '#ffffff'],
  ['#343a40', '#e9ecef'],
];

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** A team’s crest: the club’s real colours if `crests.json` has it, else colours derived from its name. */
export function crestOf(name: string): Crest {
  if (Object.hasOwn(knownCrests, name)) return v.parse(crestSchema, knownCrests[name]);
  const number = hash(name);
  const [main, second] = PAIRS[number % PAIRS.length] ?? ['#343a40', '#e9ecef'];
  return { main, second, pattern: CREST_PATTERNS[(number >>> 8) % CREST_PATTERNS.length] ?? 'plain' };
}
