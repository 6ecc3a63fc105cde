import * as v from 'valibot';
import type { Crest } from '../../../web/domain/match.ts';
import { CREST_PATTERNS } from '../../../web/domain/matchKinds.ts';
import { crestSchema } from '../../../web/domain/matchSchemas.ts';
import colours from './crestColours.json' with { type: 'json' };
import crests from './crests.json' with { type: 'json' };

const knownCrests: Readonly<Record<string, unknown>> = crests;

/** An entry of `crests.json`: the main colour, the second one (both `#rrggbb`), and the pattern. */
const entry = v.tuple([v.string(), v.string(), crestSchema.entries.pattern]);

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

/** A team’s crest: the club’s real colours if `crests.json` has it, else colours derived from its name. */
export function crestOf(name: string): Crest {
  if (Object.hasOwn(knownCrests, name)) {
    const [main, second, pattern] = v.parse(entry, knownCrests[name]);
    return { main, second, pattern };
  }
  const number = hash(name);
  // Pairs that are readable on a small shield in both themes.
  const pair = colours[number % colours.length] ?? { main: '#343a40', second: '#e9ecef' };
  return { ...pair, pattern: CREST_PATTERNS[(number >>> 8) % CREST_PATTERNS.length] ?? 'plain' };
}
