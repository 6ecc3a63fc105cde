import type { EventDetail } from './eventDetail.ts';
import { type Match, phaseOf, type Side } from './match.ts';
import { meetingCounts } from './meetings.ts';
import type { SeasonAverages } from './seasonAverages.ts';
import { HIDDEN, type Hidden } from './spoilers.ts';
import type { Standings, StandingsRow } from './standings.ts';

const MOST_FORM = 5;

/** What is known of a match before anything has happened in it; null for what its source does not tell. */
export interface MatchPreview {
  /** Each team's row of the table that both or either stand in; the form has the newest result last. */
  rows: Record<Side, StandingsRow | null> | Hidden;
  meetings: { home: number; draws: number; away: number; last: Match } | null;
  /** What both did a match so far; null where the site has kept too few of their matches. */
  averages: SeasonAverages | null;
}

/** Whether a match's summary is its preview: nothing has happened in it yet, and it may still be played. */
export function isPreviewed({ match, incidents, periods }: EventDetail): boolean {
  return phaseOf(match) !== 'finished' && incidents.length === 0 && periods.length === 0;
}

/** The preview of a match from the tables of its competition, the earlier meetings of its teams, the latest first, and their averages. */
export function previewOf(
  match: Match,
  tables: Standings | Hidden,
  meetings: readonly Match[],
  averages: SeasonAverages | null = null,
): MatchPreview {
  const rowOf = (tables: Standings, side: Side): StandingsRow | null => {
    const found = tables.flatMap(({ rows }) => rows).find(({ team }) => team.id === match[side]?.id);
    return found === undefined ? null : { ...found, form: found.form.slice(-MOST_FORM) };
  };
  const [last] = meetings;
  return {
    rows: tables === HIDDEN ? HIDDEN : { home: rowOf(tables, 'home'), away: rowOf(tables, 'away') },
    meetings: last === undefined ? null : { ...meetingCounts(match, meetings), last },
    averages,
  };
}
