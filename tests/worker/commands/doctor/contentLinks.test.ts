import { afterEach, expect, it } from 'vitest';
import { brokenLinks } from '../../../../worker/commands/doctor/contentLinks.ts';
import { closeServers, deadAddress, serve } from './loopback.ts';

afterEach(closeServers);

const texts = (findings: readonly { text: string }[]) => findings.map(({ text }) => text);

it('contentLinks reports a failing link, but not a host that only blocks bots', async () => {
  const site = await serve(({ url, method }) => {
    const { pathname } = new URL(url);
    if (pathname === '/no-head') return new Response('', { status: method === 'HEAD' ? 405 : 200 });
    return new Response('', { status: { '/gone': 410, '/wall': 403 }[pathname] ?? 200 });
  });
  const links = ['/gone', '/wall', '/no-head', '/there'].map((path) => ({
    of: `the news ${path}`,
    url: site + path,
  }));
  expect(texts(await brokenLinks([...links, { of: 'nothing', url: '' }]))).toEqual([
    `a link in the news /gone answers 410 (${site}/gone)`,
  ]);
  const twice = [...links, { of: 'the page /about', url: `${site}/gone` }];
  expect(texts(await brokenLinks(twice))).toEqual([
    `a link in the news /gone answers 410 (${site}/gone, and in 1 other place)`,
  ]);
  expect(texts(await brokenLinks(links.slice(2)))).toEqual(['2 links in the content work']);
  const dead = await deadAddress();
  expect(texts(await brokenLinks([{ of: 'the news', url: dead }]))).toEqual([
    `a link in the news does not answer (${dead})`,
  ]);
});
