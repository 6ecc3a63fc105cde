/** The tabs of an event page and their words in a path; `summary` is the page without a tab. */
export const EVENT_TABS = ['summary', 'line-ups', 'statistics', 'odds', 'head-to-head', 'standings'] as const;
export type EventTab = (typeof EVENT_TABS)[number];

/** The tabs of a tournament page; `matches` is the page without a tab. */
export const TOURNAMENT_TABS = [
  ...(['matches', 'fixtures', 'results', 'standings'] as const),
  ...(['rounds', 'bracket', 'scorers', 'course'] as const),
] as const;
export type TournamentTab = (typeof TOURNAMENT_TABS)[number];
