import type { Translate } from '../../locales/translate.ts';
import { slugOf } from '../domain/slug.ts';

const NAMED = [
  'relegation',
  'relegation-play-off',
  'relegation-play-offs',
  'promotion',
  'promotion-play-offs',
  'knockout-play-offs',
  'next-round',
  'round-of-16',
  'round-of-32',
] as const;

/** A zone of a table in the visitor's language; names of competitions, and words that nobody knows, are the feed's own. */
export function zoneText(name: string, t: Translate): string {
  const slug = slugOf(name);
  const known = NAMED.find((each) => each === slug);
  return known === undefined ? name : t(`zone.${known}`);
}

/** The heading of a table: a group's in the visitor's language, else the feed's own words. */
export function tableText(name: string, t: Translate): string {
  const group = /^Group ([A-Z])$/i.exec(name)?.[1];
  return group === undefined ? name : t('tournament.group', { letter: group.toUpperCase() });
}
