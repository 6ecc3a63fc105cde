import shortNames from './shortNames.json' with { type: 'json' };

/** Short forms of long club names, as supporters and sports desks use them. */
const knownShortNames: Readonly<Record<string, string>> = shortNames;

/** Youth and women’s teams have the name of their club with a suffix. */
const SUFFIX = / (?:U\d\d|Women|II)$/;

export function shortNameOf(name: string): string | undefined {
  const [suffix = ''] = SUFFIX.exec(name) ?? [];
  const club = name.slice(0, name.length - suffix.length);
  return Object.hasOwn(knownShortNames, club) ? `${knownShortNames[club]}${suffix}` : undefined;
}
