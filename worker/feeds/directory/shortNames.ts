import { entryOf } from '../../base/entryOf.ts';
import shortNames from './shortNames.json' with { type: 'json' };

/** Youth and women’s teams have the name of their club with a suffix. */
const SUFFIX = / (?:U\d\d|Women|II)$/;

/** The short form of a long club name, as supporters and sports desks use it. */
export function shortNameOf(name: string): string | undefined {
  const [suffix = ''] = SUFFIX.exec(name) ?? [];
  const club = name.slice(0, name.length - suffix.length);
  const short = entryOf(shortNames, club);
  return short && `${short}${suffix}`;
}
