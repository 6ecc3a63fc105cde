/** Records in the shape of OpenLigaDB's `getmatchdata`. The default is an upcoming Bundesliga match. */

type Score = [home: number, away: number];

const NAMES: Record<number, string> = {
  1: 'Halbzeit',
  2: 'Endergebnis',
  4: 'nach Verlängerung',
  5: 'nach Elfmeterschießen',
};

export function result(type: number, [home, away]: Score, more: Record<string, unknown> = {}) {
  return {
    resultID: 9000 + type,
    resultName: NAMES[type],
    pointsTeam1: home,
    pointsTeam2: away,
    resultOrderID: type,
    resultTypeID: type,
    resultDescription: '',
    ...more,
  };
}

export function goal([home, away]: Score, minute: number | null, more: Record<string, unknown> = {}) {
  return {
    goalID: 100 + home + away,
    scoreTeam1: home,
    scoreTeam2: away,
    matchMinute: minute,
    goalGetterID: 77,
    goalGetterName: 'Mia Beck',
    isPenalty: false,
    isOwnGoal: false,
    isOvertime: false,
    comment: null,
    ...more,
  };
}

export function team(id: number, name: string) {
  return { teamId: id, teamName: name, shortName: name.slice(0, 8), teamIconUrl: null, teamGroupName: null };
}

export function record(changes: Record<string, unknown> = {}) {
  return {
    matchID: 4711,
    matchDateTime: '2026-11-21T15:30:00',
    timeZoneID: 'W. Europe Standard Time',
    leagueId: 5000,
    leagueName: '1. Fußball-Bundesliga 2026/2027',
    leagueSeason: 2026,
    leagueShortcut: 'bl1',
    matchDateTimeUTC: '2026-11-21T14:30:00Z',
    group: { groupName: '12. Spieltag', groupOrderID: 12, groupID: 51000 },
    team1: team(16, 'VfB Stuttgart'),
    team2: team(134, 'Werder Bremen'),
    lastUpdateDateTime: '2026-11-20T09:00:00',
    matchIsFinished: false,
    matchResults: [],
    goals: [],
    location: null,
    numberOfViewers: null,
    ...changes,
  };
}
