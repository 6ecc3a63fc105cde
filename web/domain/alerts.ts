import { FOLLOW_LETTERS } from './follow.ts';

const MATCH_KINDS = ['kick-off', 'goal', 'red-card', 'half-time', 'full-time', 'line-ups', 'moved'] as const;

const PLAYER_KINDS = ['starts', 'goal', 'assist', 'cards', 'substituted'] as const;

/** The kinds of news that an alert can bring, in the order of a form. */
export const ALERT_KINDS = [...new Set([...MATCH_KINDS, ...PLAYER_KINDS])] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** The kinds of a new alert. */
export const DEFAULT_KINDS: readonly AlertKind[] = ['kick-off', 'red-card', 'full-time', ...PLAYER_KINDS];

/** The kinds that alerts about a follow have. */
export const kindsFor = (follow: string): readonly AlertKind[] =>
  follow.startsWith(FOLLOW_LETTERS.player) ? PLAYER_KINDS : MATCH_KINDS;

/** How many follows one browser may have alerts for. */
export const MAX_ALERTS = 60;

/** The name of the cache with this browser’s alerts, and with scores for the time without a network. */
export const ALERTS = 'alerts';

/** Takes the browser’s alerts (`PUT`); with `?trial` also sends a trial. Its own copy has the same address. */
export const ALERTS_PATH = '/api/alerts';
