import { leaderOf, type Match, type Side, type Team } from './match.ts';

/** The winning side; null for a draw or a match that is not finished. */
export function winnerOf({ state }: Match): Side | null {
  return state.kind === 'finished' ? leaderOf(state) : null;
}

/** Counts the wins of each team, at any venue, and the draws. */
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
