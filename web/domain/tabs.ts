/** Tabs of an event page, as in its path; `summary` is the page without a tab. */
export const EVENT_TABS = ['summary', 'line-ups', 'statistics', 'odds', 'head-to-head', 'standings'] as const;
export type EventTab = (typeof EVENT_TABS)[number];

/** The tabs that share one tab of a tournament page: a day's list, and days to come and past. */
export const MATCH_TABS = ['matches', 'fixtures', 'results'] as const;

/** The tabs about a whole season. */
export const SEASON_TABS = ['standings', 'rounds', 'bracket', 'scorers', 'course'] as const;
export type SeasonTab = (typeof SEASON_TABS)[number];

/** Tabs of a tournament page, as in its path; `overview` is the page without a tab. */
export const TOURNAMENT_TABS = ['overview', ...MATCH_TABS, ...SEASON_TABS] as const;
export type TournamentTab = (typeof TOURNAMENT_TABS)[number];

export const isMatchTab = (tab: TournamentTab) => MATCH_TABS.some((each) => each === tab);
