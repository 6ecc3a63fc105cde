import { describe, expect, it } from 'vitest';
import { parsePushMessage } from '../../../web/push/pushMessage.ts';
import type { Entry } from '../../../worker/journal/entry.ts';
import { OpenLimits } from '../../../worker/push/openLimits.ts';
import { FULL, MOST_A_SECOND, MOST_OF_ADDRESS, MOST_SOCKETS } from '../../../worker/push/socketLimits.ts';
import { relayGroup, TopicVersions } from '../../../worker/push/topics.ts';
import { matchOf } from '../../support/matchOf.ts';

describe('OpenLimits', () => {
  it('an address at its limit leaves room for others', () => {
    const limits = new OpenLimits([]);
    for (let number = 0; number < MOST_OF_ADDRESS; number += 1) expect(limits.take('a', number * 1000)).toBeNull();
    expect(limits.take('a', 1e6)).toBe(429);
    expect(limits.take('b', 1e6)).toBeNull();
    limits.giveBack('a');
    expect(limits.take('a', 1e6)).toBeNull();
  });

  it('a relay that woke up counts its old sockets', () => {
    const limits = new OpenLimits(Array.from({ length: MOST_SOCKETS }, (_, index) => `${index % 500}`));
    expect(limits.take('', 0)).toBe(FULL);
    limits.giveBack('1');
    expect(limits.take('', 0)).toBeNull();
    expect(limits.sockets).toBe(MOST_SOCKETS);
  });

  it('a relay accepts at most 150 sockets a second', () => {
    const limits = new OpenLimits([]);
    const taken = Array.from({ length: 400 }, (_, index) => limits.take('', index < 300 ? 1_000 : 2_000));
    expect(taken.filter((refusal) => refusal === null)).toHaveLength(MOST_A_SECOND + 100);
  });
});

const entry = (seq: number, kind: 'detail' | 'price' | 'goals' | 'list', match = '1'): Entry => {
  return { seq, at: 1, match, kind, sport: 'football', corrects: null };
};

describe('TopicVersions', () => {
  const matches = new Map(['1', '2'].map((id) => [id, matchOf({ id })]));
  const said = (versions: TopicVersions, entries: Entry[]) =>
    Object.fromEntries(
      versions.messages(entries, (id) => matches.get(id), 7).map(({ topic, text }) => [topic, parsePushMessage(text)]),
    );

  it('a message names the version before and has each match once', () => {
    const versions = new TopicVersions(5);
    const { 'sport:football': list } = said(versions, [entry(6, 'goals'), entry(7, 'goals')]);
    expect(list).toMatchObject({ since: 5, version: 7, asOf: 7, changed: [{ id: '1' }] });
    const { 'sport:football': next } = said(versions, [entry(9, 'goals', '2')]);
    expect(next).toMatchObject({ since: 7, version: 9, changed: [{ id: '2' }] });
  });

  it('a moved price is only a hint', () => {
    const { 'sport:football': list } = said(new TopicVersions(5), [entry(6, 'price')]);
    expect(list).toEqual({ since: 5, version: 6, asOf: 7, changed: [], prices: 1 });
  });

  it('details are a hint to the pages of their match alone', () => {
    const messages = said(new TopicVersions(5), [entry(6, 'detail')]);
    expect(messages).toEqual({ 'match:1': { since: 5, version: 6, asOf: 7, changed: [], details: 1 } });
  });

  it('a changed list is a hint to the lists of its sport', () => {
    const messages = said(new TopicVersions(5), [entry(6, 'list', '')]);
    expect(messages).toEqual({ 'sport:football': { since: 5, version: 6, asOf: 7, changed: [], list: 1 } });
  });

  it('a goal is a hint to the pages of goals', () => {
    const { goals } = said(new TopicVersions(5), [entry(6, 'goals')]);
    expect(goals).toEqual({ since: 5, version: 6, asOf: 7, changed: [], details: 1 });
  });
});

describe('relayGroup', () => {
  it.each([
    ['sport:football', 'football'],
    ['match:47', 'match'],
    ['goals', 'goals'],
  ] as const)('the relays of %s are in the group %s', (topic, group) => expect(relayGroup(topic)).toBe(group));
});
