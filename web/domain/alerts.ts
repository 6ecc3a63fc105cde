import { FOLLOW_LETTERS } from './follow.ts';

const MATCH_KINDS = ['kick-off', 'goal', 'red-card', 'half-time', 'full-time', 'line-ups', 'moved'] as const;

const PLAYER_KINDS = ['starts', 'goal', 'assist', 'cards', 'substituted'] as const;

/** The kinds of news that an alert can bring, in the order of a form. */
export const ALERT_KINDS = [...MATCH_KINDS, 'starts', 'assist', 'cards', 'substituted'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** The kinds that a follow can bring, and those of a new alert. */
export function kindsFor(follow: string): Record<'all' | 'chosen', readonly AlertKind[]> {
  return follow.startsWith(FOLLOW_LETTERS.player)
    ? { all: PLAYER_KINDS, chosen: PLAYER_KINDS }
    : { all: MATCH_KINDS, chosen: ['kick-off', 'goal', 'red-card', 'full-time'] };
}

/** How many follows one browser may have alerts for. */
export const MOST_ALERTS = 60;

/** The name of the cache with this browser’s alerts, and with scores for the time without a network. */
export const ALERTS = 'alerts';

/** Takes the browser’s alerts (`PUT`); with `?trial` also sends a trial. Its own copy has the same address. */
export const ALERTS_PATH = '/api/alerts';
