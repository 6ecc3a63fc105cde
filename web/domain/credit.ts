/** The public sources of live data that a page names at its foot, as their licences ask. */
export const CREDITS = ['openligadb', 'api-football', 'football-data'] as const;

export type Credit = (typeof CREDITS)[number];
