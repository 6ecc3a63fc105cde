import type { Locale } from '../web/domain/locale.ts';

/** The marks of each language's numbers: of decimals, and of thousands. */
export const NUMBER_MARKS: Readonly<Record<Locale, { decimal: string; thousands: string }>> = {
  en: { decimal: '.', thousands: ',' },
  nl: { decimal: ',', thousands: '.' },
};
