/** The kinds of news that an alert can bring, in the order of a form. */
export const ALERT_KINDS = ['kick-off', 'goal', 'red-card', 'half-time', 'full-time', 'line-ups', 'moved'] as const;

export type AlertKind = (typeof ALERT_KINDS)[number];

/** The kinds of a new alert. */
export const DEFAULT_KINDS: readonly AlertKind[] = ['kick-off', 'goal', 'red-card', 'full-time'];

/** How many matches, teams and competitions one browser may have alerts for. */
export const MOST_ALERTS = 60;

/** The name in local storage. */
export const ALERTS = 'alerts';

/** Saves (`PUT`) the browser’s subscription, or deletes it when it follows nothing. */
export const ALERTS_PATH = '/api/alerts';

/** Sends a trial to the browser. */
export const TRIAL_PATH = '/api/alerts/trial';
