import { leaderOf, type Match, phaseOf, type Side, scoreOf, type Team } from './match.ts';

/** An earlier meeting as a bar of the history chart. */
interface MeetingBar {
  meeting: Match;
  /** The winning margin: positive for the home side of the coming match, negative for its opponents. */
  difference: number;
}

/** The most bars; older meetings are only in the list. */
const MAX_BARS = 20;

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
    .slice(-MAX_BARS);
}

/** The winning side; null for a draw or a match that is not finished. */
export function winnerOf({ state }: Match): Side | null {
  return state.kind === 'finished' ? leaderOf(state) : null;
}

export interface MeetingCounts {
  home: number;
  draws: number;
  away: number;
}

/** Counts the wins of each team, at any venue, and the draws. */
export function meetingCounts({ home, away }: Pick<Match, Side>, meetings: readonly Match[]): MeetingCounts {
  const winsOf = (team: Team | null) =>
    meetings.filter((meeting) => {
      const winner = winnerOf(meeting);
      return winner !== null && team !== null && meeting[winner]?.id === team.id;
    }).length;
  const draws = meetings.filter(
    (meeting) => meeting.state.kind === 'finished' && meeting.state.score !== null && winnerOf(meeting) === null,
  ).length;
  return { home: winsOf(home), draws, away: winsOf(away) };
}
