import { describe, expect, it } from 'vitest';
import { pushFindings } from '../../../../worker/commands/doctor/push.mjs';

const PUSH = {
  ...{ state: 'ok', entries: 1, last: 1, matches: 300, sockets: 2_100, beat: 'k', lagMs: 40 },
  relays: [
    { name: 'weur-0', sockets: 2_000, behind: 0 },
    { name: 'enam-0', sockets: 100, behind: 1 },
  ],
};

const linesOf = (push: object) => pushFindings(push).map(({ level, text }) => `${level}: ${text}`);

describe('the doctor, of what tells open pages,', () => {
  it('says how many sockets, relays and entries there are, and how late the last batch was', () => {
    expect(linesOf(PUSH)).toEqual([
      'good: push: 2100 sockets at 2 relays, 1 entry in the journal, the last batch took 40 ms',
    ]);
    expect(linesOf({ ...PUSH, lagMs: null, relays: [], sockets: 0 })).toEqual([
      'good: push: 0 sockets at 0 relays, 1 entry in the journal, nothing told yet',
    ]);
  });

  it('takes a journal that looks at nothing because no page is open for no fault', () => {
    expect(linesOf({ ...PUSH, sockets: 0, relays: [], beat: '!' })).toHaveLength(1);
  });

  it('says that it is well to who may not know more, and nothing of a site that says nothing', () => {
    expect(linesOf({ state: 'ok' })).toEqual(['good: push is well']);
    expect(pushFindings(undefined)).toEqual([]);
  });

  it.each([
    [
      'a relay that is far behind',
      { relays: [{ name: 'weur-0', sockets: 9, behind: 400 }] },
      /wrong: .* weur-0 is 400 entries/,
    ],
    ['batches that take long', { lagMs: 2_600 }, /wrong: the last batch took 2600 ms/],
    ['a journal that sees no source', { beat: '!' }, /wrong: the journal has not seen/],
    ['a journal that is away', { state: 'away' }, /wrong: the journal does not answer/],
    ['a setting that turns it off', { state: 'off' }, /note: push is off \(LIVE_PUSH\)/],
    ['bindings that are lacking', { state: 'absent' }, /note: nothing is pushed/],
  ])('finds %s', (_, said, line) => {
    expect(linesOf({ ...PUSH, ...said })).toContainEqual(expect.stringMatching(line));
  });
});
