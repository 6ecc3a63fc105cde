import type { Translate } from '../../locales/translate.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time left, from milliseconds: `in 3 days`, `in 2 h 14 min`, `in 5 min`; null when it is over. */
export function countdown(left: number, t: Translate): string | null {
  if (left <= 0) return null;
  if (left >= 2 * DAY) return t('event.inDays', { count: Math.floor(left / DAY) });
  const minutes = Math.ceil(left / MINUTE);
  if (minutes < 60) return t('event.inMinutes', { minutes });
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? t('event.inFullHours', { hours }) : t('event.inHours', { hours, minutes: minutes % 60 });
}
