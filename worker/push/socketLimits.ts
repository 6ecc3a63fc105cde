/** Sockets of one relay: so many the journal plans for, as measured (`npm run bench -- --only push`; .github/costs.md). */
export const PLANNED_SOCKETS = 2_000;
/** So many a relay takes: what it is planned for, and a quarter more. */
export const MOST_SOCKETS = 2_500;
/** Sockets of one address at one relay: a school or a mobile network is one address for many. */
export const MOST_OF_ADDRESS = 200;
/** Opened at one relay in one second: after a deploy all pages come back. */
export const MOST_A_SECOND = 150;

/** The longest message that a page may send, in bytes; all that it has to say is one letter. */
export const LONGEST_INCOMING = 64;

/** Topics of one relay: it is remembered of what was last sent to them; without that a page can't tell that it missed something. */
export const MOST_TOPICS = 5_000;
/** Matches of one relay that the journal reads the own pages of, those that were asked for last. */
export const MOST_WATCHED = 20;
