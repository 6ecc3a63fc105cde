/** Data sources whose licences require a credit at the foot of the page. */
const CREDITS = ['openligadb', 'api-football', 'football-data'] as const;

export type Credit = (typeof CREDITS)[number];
