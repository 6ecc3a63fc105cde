import { type Match, phaseOf, type Side, scoreOf } from './match.ts';

/** An earlier meeting as a bar of the history chart. */
export interface MeetingBar {
  meeting: Match;
  /** The winning margin: positive for the home side of the coming match, negative for its opponents. */
  difference: number;
}

/** The most bars; older meetings are only in the list. */
const MOST_BARS = 20;

/** Bars for the earlier meetings that ended with a score, oldest first. */
export function meetingBars({ home }: Pick<Match, Side>, meetings: readonly Match[]): MeetingBar[] {
  return meetings
    .flatMap((meeting): MeetingBar[] => {
      const score = scoreOf(meeting.state);
      if (score === null || home === null || phaseOf(meeting) !== 'finished') return [];
      const difference = score.home - score.away;
      return [{ meeting, difference: meeting.home?.id === home.id ? difference : -difference }];
    })
    .toSorted((one, other) => one.meeting.kickOff - other.meeting.kickOff)
    .slice(-MOST_BARS);
}
