import { SEEN } from './away.ts';
import type { OddsFormat } from './odds.ts';
import { SPOILERS, type Spoilers } from './spoilers.ts';
import type { Theme } from './visitor.ts';

/** Seconds that a visitor may be behind: no television is earlier or later. */
export const DELAY = { least: 5, most: 180 } as const;

/** What a visitor has chosen and the server reads, by the names of its cookies; null is what the site does by itself. */
export interface OwnSettings {
  theme: Theme | null;
  contrast: 'more' | null;
  oddsFormat: OddsFormat | null;
  odds: 'on' | 'off';
  zone: string | null;
  delay: number | null;
  spoilers: Spoilers | null;
}

/** A delay as its cookie has it; null where it is none, or none that is offered. */
export function delayOf(text: string | undefined): number | null {
  const seconds = /^\d{1,3}$/.test(text ?? '') ? Number(text) : Number.NaN;
  return seconds >= DELAY.least && seconds <= DELAY.most ? seconds : null;
}

/** Delays are told apart by so many seconds: visitors of one delay share what is made for them. */
const STEP_SECONDS = 5;

/** The delay that a visitor gets who has chosen one: never less. */
export function shownDelay(seconds: number): number {
  return Math.ceil(seconds / STEP_SECONDS) * STEP_SECONDS;
}

/** The choice of its cookie; null where it is none. */
export function spoilersOf(text: string | undefined): Spoilers | null {
  return SPOILERS.find((each) => each === text) ?? null;
}

/** The names under which a browser keeps what a visitor chose, in cookies and local storage, and when he last looked. */
export const OWN_NAMES = [
  'theme',
  'contrast',
  'oddsFormat',
  'odds',
  'zone',
  'delay',
  'spoilers',
  'follow',
  'folded',
  SEEN,
] as const;
