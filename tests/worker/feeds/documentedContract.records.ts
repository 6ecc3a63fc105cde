import { wireMatch } from '../../support/wireMatch.ts';
import { known, type RecordedSource } from './documented.records.ts';

const incident = (match_time: string, type: string) => ({
  match_time,
  type,
  player: { id: 'p1', name: 'A' },
  assists: [],
});

const event = wireMatch({
  start_date: '2026-11-21T15:00:00Z',
  status: '1st half',
  properties: { GameStarted: '2026-11-21T15:01:00Z' },
  results: { runningscore: { home: '1', away: 0 }, halftime: null },
  incidents: { home: [incident('12', 'Goal'), incident('45+2', 'Red card')], away: [incident('30', 'Cancelled goal')] },
  lineups: {
    home: { formation: '4-4-2', players: [{ player: 'B', number: '1', starter: true, rating: '7.3' }] },
    away: null,
  },
  statistics: [{ type: 'shots', home: '7', away: 3 }],
  venue: { name: 'Arena', city: 'Amsterdam', attendance: 50_000 },
});

const events = [
  event,
  wireMatch({ id: 'e2' }),
  wireMatch({
    id: 'e3',
    status: 'Finished AP',
    results: { runningscore: { home: 1, away: 1 }, penaltyshootout: { home: 4, away: 3 } },
  }),
];

const standingsRow = (rank: number, id: string, name: string) => ({
  rank,
  team: { id, name },
  played: 14,
  won: 10,
  drawn: 3,
  lost: 1,
  points: 33,
  form: 'WDL',
});

export const contract: RecordedSource = {
  answers: {
    'v2/events/live': { fixtures: events, results: [] },
    'v2/events/e1': event,
    'v2/events/e1/head-to-head': { events: [events[2]] },
    'v1/tournaments/t1/standings': {
      groups: [{ name: 'Group A', rows: [standingsRow(1, 'a1', 'Ajax'), standingsRow(2, 'b1', 'PSV')] }],
    },
  },
  event: 'e1',
  competition: 't1',
  today: ['e1', 'e2', 'e3'],
  lists: ['v2/events/live'],
  recordsOf: () => ({ records: events, listed: (fixtures) => ({ fixtures, results: [] }) }),
  idOf: (record) => String(known(record).id),
  answerTo: (path) => contract.answers[path],
};
