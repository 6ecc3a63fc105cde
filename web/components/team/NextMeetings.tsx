import { useApp } from '../../data/appContext.ts';
import type { Match, Team } from '../../domain/match.ts';
import { sideOf } from '../../domain/team.ts';
import { teamName } from '../../format/teamNames.ts';
import { MeetingsPanel } from '../event/MeetingsPanel.tsx';

interface NextMeetingsProps {
  team: Team;
  /** The team's next match. */
  match: Match;
  meetings: readonly Match[];
}

/** Earlier meetings of a team with its next opponent. */
export function NextMeetings({ team, match, meetings }: NextMeetingsProps) {
  const { t } = useApp();
  if (meetings.length > 0) return <MeetingsPanel match={match} meetings={meetings} />;
  const opponent = teamName(match[sideOf(match, team.id) === 'home' ? 'away' : 'home'], t);
  return <p className="card mb-3 px-3 py-3 text-sm text-muted">{t('team.noMeetings', { opponent })}</p>;
}
