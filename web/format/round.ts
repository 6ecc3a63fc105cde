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
  // `Apertura - Quarter-finals`: the round of a part of a season.
  const parts = round.split(' - ');
  if (parts.length > 1) return parts.map((part) => roundText(part, t)).join(' – ');
  const [, qualifying, last, number] = /^(qualifying )?round( of)? (\d+)$/i.exec(round) ?? [];
  if (number !== undefined)
    return t(qualifying ? 'event.qualifyingRound' : last ? 'event.roundOf' : 'event.round', { number });
  const slug = slugOf(round);
  const known = NAMED.find((each) => each === slug || each === `${slug}s`);
  return known === undefined ? round : t(`event.${known}`);
}
