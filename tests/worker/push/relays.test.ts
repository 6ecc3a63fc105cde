import { describe, expect, it } from 'vitest';
import { parsePushMessage } from '../../../web/domain/pushMessage.ts';
import type { Entry } from '../../../worker/push/changes.ts';
import { relayGroup, TopicVersions } from '../../../worker/push/topics.ts';
import { matchOf } from '../../support/matchOf.ts';

const hint = (kind: 'list' | 'details' | 'prices', match = '1'): Entry => {
  return { at: 1, match, sport: 'football', change: { kind } };
};
const row = (id: string): Entry => {
  return { at: 1, match: id, sport: 'football', change: { kind: 'row' }, row: matchOf({ id }) };
};

describe('TopicVersions', () => {
  const sent = (entries: Entry[], versions = new TopicVersions(() => 0)) =>
    Object.fromEntries(versions.messages(entries, 7).map(({ topic, text }) => [topic, parsePushMessage(text)]));
  const message = { since: expect.any(Number), version: expect.any(Number), asOf: 7, changed: [] };

  it('a message names the version before and has each match once', () => {
    const versions = new TopicVersions(() => 0);
    const first = versions.of('sport:football');
    const { 'sport:football': list } = sent([row('1'), row('1')], versions);
    expect(list).toMatchObject({ since: first, asOf: 7, changed: [{ id: '1' }] });
    const { 'sport:football': next } = sent([row('2')], versions);
    expect(next).toMatchObject({ since: list?.version, changed: [{ id: '2' }] });
    expect(next?.version).toBeGreaterThan(list?.version ?? Number.POSITIVE_INFINITY);
    expect(versions.of('match:47')).toBe(first);
  });

  it('a moved price is only a hint', () => {
    expect(sent([hint('prices')])).toEqual({
      'sport:football': { ...message, prices: 1 },
      'match:1': { ...message, prices: 1 },
    });
  });

  it('details are a hint to the pages of their match alone', () => {
    expect(sent([hint('details')])).toEqual({ 'match:1': { ...message, details: 1 } });
  });

  it('a changed list is a hint to the lists of its sport', () => {
    expect(sent([hint('list', '')])).toEqual({ 'sport:football': { ...message, list: 1 } });
  });

  it('a goal is a hint to the pages of goals', () => {
    expect(sent([row('1')]).goals).toEqual({ ...message, details: 1 });
  });
});

it.each([
  ['sport:football', 'football'],
  ['match:47', 'match'],
  ['goals', 'goals'],
] as const)('the relays of %s are in the group %s', (topic, group) => expect(relayGroup(topic)).toBe(group));
