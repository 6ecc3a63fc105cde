import type { Translate } from '../../locales/translate.ts';
import { slugOf } from '../domain/slug.ts';

const NAMED = [
  'quarter-finals',
  'semi-finals',
  'final',
  'group-stage',
  'league-phase',
  'play-offs',
  'third-place',
] as const;

/** A round of a competition in the visitor's language; the feed's own words for one that nobody knows. */
export function roundText(round: string, t: Translate): string {
  const numbered = /^round( of)? (\d+)$/i.exec(round);
  if (numbered !== null)
    return t(numbered[1] === undefined ? 'event.round' : 'event.roundOf', { number: numbered[2] ?? '' });
  const slug = slugOf(round);
  const known = NAMED.find((each) => each === slug || each === `${slug}s`);
  return known === undefined ? round : t(`event.${known}`);
}
