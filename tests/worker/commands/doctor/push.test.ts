import { describe, expect, it } from 'vitest';
import { pushFindings } from '../../../../worker/commands/doctor/push.ts';

const PUSH = {
  state: 'ok',
  matches: 300,
  sockets: 2_100,
  source: 'confirmed',
  lagMs: 40,
  relays: [
    { name: 'football-0', sockets: 2_000, failures: 0 },
    { name: 'goals-0', sockets: 100, failures: 0 },
  ],
};

const linesOf = (push: object) => pushFindings(push).map(({ level, text }) => `${level}: ${text}`);

describe('npm run doctor, push', () => {
  it('prints the sockets, relays, matches and delay of the last batch', () => {
    expect(linesOf(PUSH)).toEqual([
      'good: push: 2100 sockets at 2 relays, 300 matches in the journal, the last batch took 40 ms',
    ]);
    expect(linesOf({ ...PUSH, lagMs: null, relays: [], sockets: 0 })).toEqual([
      'good: push: 0 sockets at 0 relays, 300 matches in the journal, nothing sent yet',
    ]);
  });

  it('prints only the state without the ops token, and nothing without a push report', () => {
    expect(linesOf({ state: 'ok' })).toEqual(['good: push is well']);
    expect(pushFindings(undefined)).toEqual([]);
  });

  it('prints the alerts to visitors, and whether too many fail', () => {
    const alerts = { subscriptions: 9, sent: 90, failed: 10, expired: 1, lagMs: 800 };
    const text = 'alerts: 9 subscriptions, 90 sent, 800 ms after the source';
    expect(linesOf({ ...PUSH, alerts })).toContain(`good: ${text}, 10 failed, 1 expired`);
    expect(linesOf({ ...PUSH, alerts: { ...alerts, failed: 30 } })).toContain(`wrong: ${text}, 30 failed, 1 expired`);
  });

  it.each([
    [
      'a relay that does not answer',
      { relays: [{ name: 'football-0', sockets: 9, failures: 4 }] },
      /wrong: .* football-0 failed 4 calls/,
    ],
    ['slow batches', { lagMs: 2_600 }, /wrong: the last batch took 2600 ms/],
    ['a journal that sees no source', { source: 'silent' }, /wrong: the journal has lost its source/],
    ['a journal that does not answer', { state: 'unavailable' }, /wrong: the journal does not answer/],
    ['LIVE_PUSH=off', { state: 'off' }, /note: push is off \(LIVE_PUSH\)/],
    ['missing bindings', { state: 'absent' }, /note: nothing is pushed/],
  ])('reports %s', (_, said, line) => {
    expect(linesOf({ ...PUSH, ...said })).toContainEqual(expect.stringMatching(line));
  });
});
