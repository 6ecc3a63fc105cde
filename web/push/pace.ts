/** How often a page checks whether it needs a socket. All times here are in milliseconds. */
export const CHECK_MS = 2_000;
export const PING_MS = 25_000;
/** A page hidden for this long closes its socket. */
export const HIDDEN_MS = 60_000;

/** Pages that lost their sockets together reconnect spread over this time, which doubles with each failed try. */
export const REOPEN_MS = 15_000;
/** The most doublings. */
export const MOST_DOUBLED = 4;

/** Many pages spread the same request over this time. */
export const SPREAD_MS = 10_000;
/** The same for a request that should be quick, because something just happened. */
export const SPREAD_SOON_MS = 2_000;

/** A page makes this many requests at once, then one in `APART_MS`: at most about forty an hour. */
export const AT_ONCE = 4;
export const APART_MS = 110_000;
/** Prices have a faster pace of their own, because visitors want the current one. */
export const PRICES_APART_MS = 30_000;
/** Unchanged prices are asked once more after this time, because the answer may have been too early. */
export const ONCE_MORE_MS = 20_000;

/** With a socket, a page still polls now and then for changes that no entry reports. This is the first time. */
export const ASK_MS = 120_000;
/** The interval of a match’s own page, for its statistics. */
export const ASK_MATCH_MS = 140_000;
/** Least intervals for other queries: for all of a page, for each, and beside a match. */
export const ASK_REST_MS = 300_000;
export const ASK_EACH_MS = 100_000;
export const ASK_BESIDE_MS = 450_000;

/** The most that an answer can be behind, through all caches. */
export const BEHIND_MS = 15_000;
