import type { EventDetail } from './eventDetail.ts';
import { type Match, phaseOf, type Side } from './match.ts';
import { meetingCounts } from './meetings.ts';
import { HIDDEN, type Hidden } from './spoilers.ts';
import type { Standings, StandingsRow } from './standings.ts';
import type { SeasonAverages } from './statistics.ts';

const MAX_FORM = 5;

/** The preview of a match before kick-off; unknown parts are null. */
export interface MatchPreview {
  /** Each team’s row in the table. The form is oldest first. */
  rows: Record<Side, StandingsRow | null> | Hidden;
  meetings: { home: number; draws: number; away: number; last: Match } | null;
  /** Season averages of both teams; null if the site stores too few of their matches. */
  averages: SeasonAverages | null;
}

/** Whether the summary is still a preview: the match is not finished and has no incidents or period scores. */
export function isPreviewed({ match, incidents, periods }: EventDetail): boolean {
  return phaseOf(match) !== 'finished' && incidents.length === 0 && periods.length === 0;
}

/** Builds the preview from the tables, the earlier meetings (latest first) and the season averages. */
export function previewOf(
  match: Match,
  tables: Standings | Hidden,
  meetings: readonly Match[],
  averages: SeasonAverages | null = null,
): MatchPreview {
  const rowOf = (tables: Standings, side: Side): StandingsRow | null => {
    const found = tables.flatMap(({ rows }) => rows).find(({ team }) => team.id === match[side]?.id);
    return found === undefined ? null : { ...found, form: found.form.slice(-MAX_FORM) };
  };
  const [last] = meetings;
  return {
    rows: tables === HIDDEN ? HIDDEN : { home: rowOf(tables, 'home'), away: rowOf(tables, 'away') },
    meetings: last === undefined ? null : { ...meetingCounts(match, meetings), last },
    averages,
  };
}
