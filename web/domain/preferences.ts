import { SEEN } from './lastVisit.ts';
import type { OddsFormat } from './odds.ts';
import { SPOILERS, type Spoilers } from './spoilers.ts';
import type { Theme } from './visitor.ts';

/** The delay in seconds that a visitor can choose, to match the lag of a television broadcast. */
const DELAY = { least: 5, most: 180 } as const;

/** The visitor’s settings that the server reads, keyed by cookie name. Null means the default. */
export interface Preferences {
  theme: Theme | null;
  contrast: 'more' | null;
  oddsFormat: OddsFormat | null;
  odds: 'on' | 'off';
  zone: string | null;
  delay: number | null;
  spoilers: Spoilers | null;
  /** Keyboard shortcuts of one letter (WCAG 2.1.4). */
  shortcuts: 'off' | null;
  consent: Consent | null;
}

/** Name of the cookie with the visitor's answer about analytics. */
export const CONSENT = 'consent';

export type Consent = 'yes' | 'no';

/** Parses the answer about analytics; null if it is invalid. */
export function consentOf(text: string | undefined): Consent | null {
  return text === 'yes' || text === 'no' ? text : null;
}

/** Parses the cookie of the delay; null if it is invalid or out of range. */
export function delayOf(text: string | undefined): number | null {
  const seconds = /^\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return seconds >= DELAY.least && seconds <= DELAY.most ? seconds : null;
}

/** Delays are rounded to these steps, so that visitors share cached pages. */
const STEP_SECONDS = 5;

/** Rounds a delay (seconds) up to the next step. */
export function roundedDelay(seconds: number): number {
  return Math.ceil(seconds / STEP_SECONDS) * STEP_SECONDS;
}

/** Parses the cookie of the choice; null if it is invalid. */
export function spoilersOf(text: string | undefined): Spoilers | null {
  return SPOILERS.find((choice) => choice === text) ?? null;
}

/** Names of what only local storage has. */
export const DEVICE_NAMES = ['folded', 'searches', 'isCollapsed'] as const;

/** Names of the visitor’s settings in cookies, and in local storage. */
export const OWN_NAMES = [
  'theme',
  'contrast',
  'oddsFormat',
  'odds',
  'zone',
  'delay',
  'spoilers',
  'shortcuts',
  CONSENT,
  'follow',
  SEEN,
] as const;
