/** How often a page looks whether it is to be told: its queries are there when React has taken it over. In milliseconds, as all times here. */
export const LOOK_MS = 2_000;
export const PING_MS = 25_000;
/** A page that nobody has seen for so long has no socket. */
export const HIDDEN_MS = 60_000;

/** Pages that lost their sockets at one time come back spread over this, once more, and over twice as long each time they still can't. */
export const REOPEN_MS = 15_000;
/** So often the time is doubled. */
export const MOST_DOUBLED = 4;

/** What many pages are to ask for at one time is asked for spread over this. */
export const SPREAD_MS = 10_000;
/** What is wanted soon, because it has just happened, over this. */
export const SPREAD_SOON_MS = 2_000;

/** So many questions are asked as soon as something is told, and then one in this time: forty an hour, whatever happens. */
export const AT_ONCE = 4;
export const APART_MS = 110_000;
/** Prices have turns of their own: who looks at one that moves all the time sees where it is now. */
export const PRICES_APART_MS = 30_000;
/** Prices that have been asked for and were the same are asked for once more. */
export const ONCE_MORE_MS = 20_000;

/** A page that is told asks all the same now and then, the first time after so long: what no entry says it sees so. */
export const ASK_MS = 120_000;
/** On its own page a match is asked for so often, because of its statistics. */
export const ASK_MATCH_MS = 140_000;
/** Anything else is asked for no oftener than this, so seldom for each query of a page, and more seldom still beside a match. */
export const ASK_REST_MS = 300_000;
export const ASK_EACH_MS = 100_000;
export const ASK_BESIDE_MS = 450_000;

/** What an answer of the server can be behind at most: its own caches and those on the way. */
export const BEHIND_MS = 15_000;
