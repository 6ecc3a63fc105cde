/** Tabs of an event page, as in its path; `summary` is the page without a tab. */
export const EVENT_TABS = ['summary', 'line-ups', 'statistics', 'odds', 'head-to-head', 'standings'] as const;
export type EventTab = (typeof EVENT_TABS)[number];

/** Tabs of a tournament page, as in its path; `overview` is the page without a tab. */
export const TOURNAMENT_TABS = [
  ...(['overview', 'matches', 'fixtures', 'results', 'standings'] as const),
  ...(['rounds', 'bracket', 'scorers', 'course'] as const),
] as const;
export type TournamentTab = (typeof TOURNAMENT_TABS)[number];

/** The tabs that share one tab of the page: a day's list, and days to come and past. */
export const MATCH_TABS = ['matches', 'fixtures', 'results'] as const satisfies readonly TournamentTab[];

export const isMatchTab = (tab: TournamentTab) => MATCH_TABS.some((each) => each === tab);
