import { expect, it } from 'vitest';
import { fakeFetch } from '../../support/fakeFetch.runtime.ts';
import { apiFootball, ask, clockAt, LIVE, NOON } from '../poller/poller.runtime.ts';
import { journalWith, running } from '../push/push.runtime.ts';
import { listen, version } from './logLines.runtime.ts';

it('the log of Durable Objects has the kind of object and the version in its lines', async () => {
  clockAt(NOON);
  const { stub, id } = apiFootball();
  fakeFetch({ '*': () => new Response('', { status: 500 }) });
  let lines = listen();
  await ask(stub, id, LIVE);
  expect(lines).toContainEqual(expect.objectContaining({ event: 'poller refused', by: 'poller', version }));
  const { feed, look } = journalWith([running('1')]);
  lines = listen();
  feed.isDown = true;
  await look();
  expect(lines).toContainEqual(expect.objectContaining({ event: 'journal sees nothing', by: 'journal', version }));
  expect(lines.filter(({ by, ...line }) => by !== 'journal' || line.version !== version)).toEqual([]);
});
