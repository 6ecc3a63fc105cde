import { leaderOf, type Match, type Side, type Team } from './match.ts';

/** The side that has won; null of a draw and of a match that has not ended. */
export function winnerOf({ state }: Match): Side | null {
  return state.kind === 'finished' ? leaderOf(state) : null;
}

/** How earlier meetings of two teams ended: how often each has won, wherever it was played, and how often nobody did. */
export function meetingCounts(
  { home, away }: Pick<Match, Side>,
  meetings: readonly Match[],
): { home: number; draws: number; away: number } {
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
