import { describe, expect, it } from 'vitest';
import { createRejections } from '../../../worker/base/rejections.ts';
import { ok } from '../../../worker/base/result.ts';
import { channelsFor, isOfOperator } from '../../../worker/content/channels.ts';
import { fetchChannels } from '../../../worker/content/fetchChannels.ts';
import { fetchTopCompetitions } from '../../../worker/content/fetchSettings.ts';
import { filesClient } from '../../../worker/content/fromFiles/client.ts';
import { parseContentFiles } from '../../../worker/content/fromFiles/read.ts';
import type { ChannelRow } from '../../../worker/content/stored.ts';
import { everyKind } from './fromFiles/content.records.ts';

const related = (name: string, values: readonly string[]) => ({
  data: values.map((value) => ({ attributes: { [name]: value } })),
});

/** A row of Strapi: Sky in Britain and Ireland, for competition 17, in the season 2026/27. */
const row = (fields: object = {}) => ({
  name: 'Sky',
  link: 'https://sky.test/watch',
  competitions: related('competitionId', ['17']),
  countries: related('code', ['GB', 'IE']),
  from: '2026-08-01',
  to: '2027-05-31',
  ...fields,
});

async function loaded(rows: readonly object[]): Promise<{ rows: readonly ChannelRow[]; refused: number }> {
  const rejections = createRejections();
  const client = { upstream: { baseUrl: 'https://cms.test' }, list: async () => ok(rows) };
  const answer = await fetchChannels({ client, flagUrl: null, rejections, conflicts: new Set() } as never);
  return { rows: answer.ok ? answer.value : [], refused: rejections.count };
}

const namesFor = (rows: readonly ChannelRow[], country: string, competition: string, kickOff: string) =>
  channelsFor(rows, country, competition, Date.parse(kickOff)).map(({ name }) => name);

const SEASON = '2026-11-21T15:00:00Z';

describe('the channels of a match', () => {
  it.each([
    ['in its country', 'GB', '17', SEASON, ['Sky', 'Free']],
    ['in another country of the row', 'IE', '17', SEASON, ['Sky']],
    ['in a country without a row', 'FR', '17', SEASON, []],
    ['in no known country', 'XX', '17', SEASON, []],
    ['of another competition', 'GB', '18', SEASON, ['Free']],
    ['of a competition without a row', 'GB', '19', SEASON, []],
    ['on the first day', 'GB', '17', '2026-08-01T00:00:00Z', ['Sky', 'Free']],
    ['a minute before the first day', 'GB', '17', '2026-07-31T23:59:00Z', ['Free']],
    ['late on the last day', 'GB', '17', '2027-05-31T23:59:00Z', ['Sky', 'Free']],
    ['on the day after the last', 'GB', '17', '2027-06-01T00:00:00Z', ['Free']],
  ])('%s', async (_, country, competition, kickOff, names) => {
    const always = row({
      ...{ name: 'Free', link: null, from: null, to: null },
      ...{ countries: related('code', ['GB']), competitions: related('competitionId', ['17', '18']) },
    });
    const { rows } = await loaded([row(), always]);
    expect(namesFor(rows, country, competition, kickOff)).toEqual(names);
  });

  it('have each name once', async () => {
    const { rows } = await loaded([row(), row({ link: null })]);
    expect(namesFor(rows, 'GB', '17', SEASON)).toHaveLength(1);
  });

  it.each([
    ['an empty name', { name: ' ' }],
    ['a script', { link: 'javascript:alert(1)' }],
    ['a link without TLS', { link: 'http://sky.test/' }],
    ['a link with credentials', { link: 'https://a:b@sky.test/' }],
    ['an unreadable end', { to: 'May' }],
  ])('a row with %s costs only itself', async (_, fields) => {
    const { rows, refused } = await loaded([row(fields), row({ name: 'Free', link: '' })]);
    expect(rows.map(({ name, link }) => [name, link])).toEqual([['Free', null]]);
    expect(refused).toBe(1);
  });

  it('are the same from content files', async () => {
    const read = parseContentFiles(everyKind);
    if (!read.ok) throw new Error(read.error.join());
    const client = filesClient({ files: read.value, version: '1' });
    const context = { client, flagUrl: null, rejections: createRejections(), conflicts: new Set<string>() };
    const answer = await fetchChannels(context);
    const top = await fetchTopCompetitions('en', context);
    const bundesliga = (top.ok && top.value.find(({ name }) => name === 'Bundesliga')?.id) || '';
    const rows = answer.ok ? answer.value : [];
    expect(namesFor(rows, 'GB', bundesliga, '2027-05-31T20:00:00Z')).toEqual(['Channel of ours']);
    expect(namesFor(rows, 'GB', bundesliga, '2027-06-01T20:00:00Z')).toEqual([]);
    expect(namesFor(rows, 'DE', bundesliga, SEASON)).toEqual([]);
  });
});

const OPERATORS = [{ provider: 'sky-bet', countries: ['IE'], hosts: ['play.skybet.test'] }];

it.each([
  ['Sky Sports', null, false],
  ['Sky Sports', 'https://sky.test/bet', false],
  ['Sky Sports', 'https://www.skysports.test/', false],
  ['SKY BET', null, true],
  ['Sky', 'https://play.skybet.test/live', true],
  ['Sky', 'https://www.skybet.test/live', true],
  ['Sky', 'https://tv.play.skybet.test/', true],
  ['Sky', 'https://skybet.example/', true],
])('the channel %s at %s is an operator: %s', (name, link, is) => {
  expect(isOfOperator({ name, link }, OPERATORS)).toBe(is);
});
