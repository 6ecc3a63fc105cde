import { describe, expect, it } from 'vitest';
import { stateText } from '../stateText.ts';
import { score, shootOut } from './footballData.records.ts';
import { matchFrom } from './parsed.ts';

describe('football-data.org status', () => {
  const now = { home: 2, away: 1 };
  const first = { score: score([2, 1]) };
  const second = { score: score([2, 1], [1, 1]), utcDate: '2026-11-21T14:45:20Z' };
  const extra = { score: score([2, 1], [1, 1], { duration: 'EXTRA_TIME' }) };
  it.each([
    ['SCHEDULED', {}, { kind: 'not-started' }],
    ['TIMED', {}, { kind: 'not-started' }],
    ['IN_PLAY', first, { kind: 'playing', period: 'first-half', startedAt: null, score: now }],
    ['IN_PLAY', second, { kind: 'playing', period: 'second-half', startedAt: null, score: now }],
    ['IN_PLAY', { ...second, utcDate: '2026-11-21T15:20:00Z' }, { kind: 'playing', period: 'first-half', score: now }],
    ['LIVE', { ...first, minute: 46 }, { kind: 'playing', period: 'second-half', score: now }],
    ['IN_PLAY', { ...extra, minute: 105 }, { kind: 'playing', period: 'extra-time-first-half', score: now }],
    ['PAUSED', second, { kind: 'half-time', score: now }],
    ['PAUSED', { ...second, minute: 90 }, { kind: 'playing', period: 'extra-time-first-half', startedAt: null }],
    ['PAUSED', { ...extra, minute: 105 }, { kind: 'playing', period: 'extra-time-second-half', startedAt: null }],
    ['EXTRA_TIME', { ...extra, minute: 105 }, { kind: 'playing', period: 'extra-time-first-half', score: now }],
    ['EXTRA_TIME', { ...extra, minute: 106 }, { kind: 'playing', period: 'extra-time-second-half', score: now }],
    ['PENALTY_SHOOTOUT', extra, { kind: 'playing', period: 'penalties', score: now }],
    ['FINISHED', second, { kind: 'finished', ending: 'regular', score: now, shootOut: null }],
    ['FINISHED', extra, { kind: 'finished', ending: 'extra-time', score: now, shootOut: null }],
    ['SUSPENDED', second, { kind: 'to-finish', score: now }],
    ['POSTPONED', {}, { kind: 'postponed' }],
    ['CANCELLED', first, { kind: 'cancelled', score: null }],
    ['CANCELLED', second, { kind: 'cancelled', score: now }],
    ['AWARDED', { score: score([3, 0]) }, { kind: 'finished', ending: 'awarded', score: { home: 3, away: 0 } }],
    ['finished', second, { kind: 'finished', ending: 'regular', score: now }],
    ['DELAYED_BY_FOG', first, { kind: 'other', text: 'Delayed by fog', score: now }],
    ['FINISHED', { score: null }, { kind: 'awaiting-info', score: null }],
  ])('the status %s is read with %j', (status, changes, expected) =>
    expect(matchFrom(status, changes).state).toMatchObject(expected),
  );

  it('a running match has a clock when the plan has minutes', () => {
    const { state } = matchFrom('IN_PLAY', { ...second, minute: 45, injuryTime: 2 });
    expect(state).toMatchObject({ period: 'first-half', startedAt: Date.parse('2026-11-21T14:54:00Z') });
  });
});

describe('awarded football-data.org match', () => {
  const winnerOf = (status: string, goals: [number, number] | null, winner: unknown) =>
    matchFrom(status, { score: score(goals, null, { winner }) }).state;

  it('the source’s winner counts when the goals do not show it', () => {
    expect(winnerOf('AWARDED', null, 'HOME_TEAM')).toMatchObject({ score: null, winner: 'home' });
    expect(winnerOf('AWARDED', null, 'AWAY_TEAM')).toMatchObject({ score: null, winner: 'away' });
    expect(winnerOf('AWARDED', [2, 1], 'AWAY_TEAM')).toMatchObject({ score: { home: 2, away: 1 }, winner: 'away' });
  });

  it('no winner is added when the goals show it or the source names none', () => {
    expect(winnerOf('AWARDED', [3, 0], 'HOME_TEAM')).not.toHaveProperty('winner');
    for (const winner of [null, 'DRAW', 'constructor', 3])
      expect(winnerOf('AWARDED', null, winner)).not.toHaveProperty('winner');
    expect(winnerOf('FINISHED', [1, 1], 'HOME_TEAM')).not.toHaveProperty('winner');
  });
});

it.each([
  [
    'with all its parts',
    shootOut([6, 4], { regularTime: [1, 1], extraTime: [0, 0], penalties: [5, 3] }),
    'penalties 1-1 (5-3)',
  ],
  [
    'after goals in extra time',
    shootOut([7, 8], { regularTime: [2, 2], extraTime: [1, 1], penalties: [4, 5] }),
    'penalties 3-3 (4-5)',
  ],
  ['without its parts', shootOut([5, 4], { penalties: [4, 3] }), 'penalties 1-1 (4-3)'],
  ['where the full time does not count it', shootOut([1, 1], { penalties: [4, 3] }), 'penalties 1-1 (4-3)'],
  ['without any other score', shootOut([1, 1], {}), 'awaiting-info 1-1'],
  [
    'in a second leg that was not level itself',
    shootOut([6, 4], { regularTime: [2, 1], extraTime: [0, 0], penalties: [4, 3] }),
    'penalties 2-1 (4-3)',
  ],
  [
    'with the wrong side in its own node',
    { ...shootOut([3, 5], { regularTime: [1, 1], extraTime: [0, 0], penalties: [4, 2] }), winner: 'AWAY_TEAM' },
    'penalties 1-1 (2-4)',
  ],
  ['with an empty own node', shootOut([3, 5], { regularTime: [0, 0], extraTime: [0, 0] }), 'penalties 0-0 (3-5)'],
  ['in a second leg without separate scores', shootOut([6, 6], { penalties: [4, 5] }), 'penalties 2-1 (4-5)'],
  [
    'without separate scores, checked by half-time',
    { ...shootOut([5, 5], { penalties: [5, 4] }), halfTime: { home: 2, away: 2 } },
    'penalties 5-5 (5-4)',
  ],
  ['with impossible numbers', shootOut([3, 5], { penalties: [4, 3] }), 'penalties (4-3)'],
])('a shoot-out is read from a match %s', (_, node, expected) => {
  expect(stateText(matchFrom('FINISHED', { score: node }).state)).toBe(expected);
});
