/**
 * The sockets of one relay that the journal plans for, as measured (`npm run bench -- --only push`; .github/costs.md).
 */
export const PLANNED_SOCKETS = 2_000;
/** The limit of sockets of one relay: a quarter more than planned. */
export const MOST_SOCKETS = 2_500;
/** The limit of one address at one relay. A school or a mobile network shares one address. */
export const MOST_OF_ADDRESS = 200;
/** The sockets that one relay opens in a second. After a deploy all pages reconnect. */
export const MOST_A_SECOND = 150;

/** The longest message of a page in bytes. A page only sends a one-letter ping. */
export const LONGEST_INCOMING = 64;

/** The topics whose last number a relay remembers. Without that number a page can't detect a missed message. */
export const MOST_TOPICS = 5_000;
/** The most watched matches of one relay, last requested first. */
export const MOST_WATCHED = 20;
