import { type Match, phaseOf, type Side, scoreOf } from './match.ts';

/** A meeting as a bar: how many goals (or points) the hosts of the match to come were ahead in it. */
export interface MeetingBar {
  meeting: Match;
  /** Above zero where the hosts of the match were ahead, below where the visitors were. */
  difference: number;
}

/** The most bars; older meetings are in the list alone. */
const MOST_BARS = 20;

/** The earlier meetings of two teams as bars, the oldest first: those that ended with a score. */
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
