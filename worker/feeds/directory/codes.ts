import { longerCode, usualCode } from '../../../web/domain/season/teamCodes.ts';
import crests from './crests.json' with { type: 'json' };

/** The codes that a name could have, the best first: at last its first letter with any two that follow. */
function* candidatesOf(name: string): Generator<string> {
  yield usualCode(name);
  yield longerCode(name);
  const [first = '', ...rest] = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  for (const [index, second] of rest.entries()) for (const third of rest.slice(index + 1)) yield first + second + third;
}

function codesByClub(): ReadonlyMap<string, string> {
  const [codes, taken] = [new Map<string, string>(), new Set<string>()];
  for (const name of Object.keys(crests)) {
    for (const code of candidatesOf(name)) {
      if (!/^[A-Z]{3}$/.test(code) || taken.has(code)) continue;
      taken.add(code);
      codes.set(name, code);
      break;
    }
  }
  return codes;
}

let known: ReadonlyMap<string, string> | null = null;

/**
 * The three letters of a club of the directory, which no other club has; null for other teams. Codes are given in the order
 * of `crests.json`, so that they stay while new clubs come at its end.
 */
export function codeOf(name: string): string | null {
  known ??= codesByClub();
  return known.get(name) ?? null;
}
