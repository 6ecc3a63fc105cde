import type { Translate } from '../../locales/translate.ts';
import type { Statistic } from '../domain/eventDetail.ts';
import type { Locale } from '../domain/locale.ts';
import { decimalText } from './decimals.ts';

const NAMED = [
  'possession',
  'shots',
  'shots_on_target',
  'shots_off_target',
  'blocked_shots',
  'corners',
  'fouls',
  'offsides',
  'yellow_cards',
  'red_cards',
  'saves',
  'passes',
  'shots_inside_box',
  'shots_outside_box',
  'accurate_passes',
  'pass_accuracy',
  'free_kicks',
  'goal_kicks',
  'throw_ins',
  'expected_goals',
  'goals_prevented',
  'second_yellow_cards',
  'goals_scored',
  'goals_conceded',
] as const;

/** A statistic’s name. An unknown one keeps the feed’s word: `throw_ins` becomes `Throw ins`. */
export function statisticName(type: string, t: Translate): string {
  const known = NAMED.find((each) => each === type);
  if (known !== undefined) return t(`statistic.${known}`);
  const words = type.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** One side’s number: `1.43` in English, `1,43` in Dutch, `-` if unknown. */
export function statisticText({ type }: Pick<Statistic, 'type'>, number: number | null, locale: Locale): string {
  if (number === null) return '-';
  const text = decimalText(String(number), locale);
  return type === 'possession' || type === 'pass_accuracy' ? `${text}%` : text;
}

/** One side’s share of both, from 0 to 1; null if a number is missing. */
export function shareOf(own: number | null, other: number | null): number | null {
  if (own === null || other === null || own < 0 || other < 0) return null;
  return own + other === 0 ? 0 : own / (own + other);
}
