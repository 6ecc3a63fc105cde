import type { Messages } from './en.ts';

/** How an American reads a date: `Sunday, November 22` and `11/22/2026`. All other words are the English ones. */
export const americanDates: Partial<Messages['day']> = {
  date: '{{weekday}}, {{month}} {{day}}',
  dateYear: '{{weekday}}, {{month}} {{day}}, {{year}}',
  dayAndTime: '{{month}} {{day}}, {{time}}',
  // The space does not break.
  clock: '{{hour12}}:{{minute}} {{half}}',
  digits: '{{month}}/{{day}}/{{year}}',
};

/** The same in the titles of pages, which the server alone writes: `November 22, 2026`. */
export const americanTitles: Partial<Messages['meta']> = { date: '{{month}} {{day}}, {{year}}' };
