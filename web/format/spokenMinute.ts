import type { Translate } from '../../locales/translate.ts';

const FORMS = ['other', 'one', 'two', 'few'] as const;

/** The ordinal form of a number: 1st, 22nd and 43rd, but 11th, 12th and 13th. */
function formOf(minute: number): (typeof FORMS)[number] {
  return (Math.trunc(minute / 10) % 10 === 1 ? undefined : FORMS[minute % 10]) ?? 'other';
}

/** A minute for screen readers: `49'` is the 49th minute, `45+2'` the 45th minute plus 2. */
export function spokenMinute(text: string, t: Translate): string {
  const [minute = '', added] = text.replace("'", '').split('+');
  const spoken = t(`match.minute.${formOf(Number(minute))}`, { minute });
  if (added === undefined) return spoken;
  return added === '' ? t('match.addedTime', { minute: spoken }) : t('match.plus', { minute: spoken, added });
}
