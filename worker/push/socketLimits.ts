/**
 * The sockets of one relay: a quarter more than the 2,000 that were measured (`npm run bench -- --only push`;
 * .github/costs.md).
 */
export const MOST_SOCKETS = 2_500;
/** The limit of one address at one relay. A school or a mobile network shares one address. */
export const MOST_OF_ADDRESS = 200;
/** The sockets that one relay opens in a second. After a deploy all pages reconnect. */
export const MOST_A_SECOND = 150;
/** The topics of one relay. */
export const MOST_TOPICS = 2_500;
/** The relays of one group (`relayGroup`). */
export const MOST_RELAYS = 256;

/** The status of a relay that is full, so that the socket tries another. */
export const FULL = 507;

/** A longer message of a page closes its socket as too long, in bytes. */
export const LONGEST_INCOMING = 64;
