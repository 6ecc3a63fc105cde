import shortNames from './shortNames.json' with { type: 'json' };

/** Short forms of long club names, as supporters and sports desks use them. */
const knownShortNames: Readonly<Record<string, string>> = shortNames;

export function shortNameOf(club: string): string | undefined {
  return Object.hasOwn(knownShortNames, club) ? knownShortNames[club] : undefined;
}
