import { expect, it } from 'vitest';
import { SATURDAY, siteWith, visitorOf } from '../site.runtime.ts';
import { everyPath } from './everyPath.runtime.ts';

const headers = { ...visitorOf('GB'), 'x-visitor-now': SATURDAY };
const site = siteWith({});

it.each([
  ['listCompetitions', 'competitions'],
  ['getScorers', 'scorers'],
] as const)('%s gives the rest of a list that its limit cuts', async (id, name) => {
  const path = Object.fromEntries(await everyPath((each) => site(`/api/v1${each}`, headers)))[id];
  const ask = async (address: string) => (await site(address, headers)).json<Record<string, object[]>>();
  const whole = await ask(`/api/v1${path}`);
  expect(whole).toMatchObject({ next: null });
  const first = await ask(`/api/v1${path}?limit=1`);
  const { pathname, search } = new URL(String(first.next));
  const second = await ask(pathname + search);
  expect([...(first[name] ?? []), ...(second[name] ?? [])]).toEqual(whole[name]?.slice(0, 2));
});
