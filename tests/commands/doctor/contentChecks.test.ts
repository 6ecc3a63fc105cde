import { afterEach, describe, expect, it } from 'vitest';
import { brokenLinks, endedOffers, unknownCompetitions, unpairedPages, untranslated } from './contentChecks.mjs';
import { closeServers, deadAddress, serve } from './loopback.ts';

afterEach(closeServers);

const texts = (findings: readonly { text: string }[]) => findings.map(({ text }) => text);
const NOW = Date.parse('2026-11-22T12:00:00Z');

describe('what editors would want to mend', () => {
  it('is an offer that has ended, a day after its last day', () => {
    const offer = (name: string, expiresAt: unknown) => ({ name, offer: { expiresAt } });
    const operators = [
      offer('Over', '2026-11-21'),
      offer('Today', '2026-11-22'),
      offer('Past', '2026-11-22T11:59:00Z'),
      offer('Odd', 'soon'),
      { name: 'None', offer: null },
    ];
    expect(texts(endedOffers(operators, NOW))).toEqual(['offers that have ended, so without a bonus: Over, Past']);
    expect(endedOffers([offer('Today', '2026-11-22')], NOW)).toEqual([]);
  });

  it('is news without Dutch, and a page in one language alone', () => {
    const link = ({ link: each }: { link: string }) => each;
    expect(texts(untranslated('news', [{ link: '/a' }, { link: '/b' }], [{ link: '/a' }], link))).toEqual([
      'news without Dutch: /b',
    ]);
    const pages = ['/static/about-us', '/nl/static/about-us', '/static/terms', '/nl/static/alleen', '/football', null];
    expect(texts(unpairedPages(pages.map((pageLink) => ({ pageLink }))))).toEqual([
      'pages in one language alone: /static/terms, /nl/static/alleen',
    ]);
  });

  it('is a top competition that the source does not have', () => {
    const entry = (name: string, competitionId: unknown) => ({
      competition: { data: { attributes: { name, competitionId } } },
    });
    expect(
      texts(unknownCompetitions([entry('Premier League', '47'), entry('Lost Cup', 'x9')], new Set(['47']))),
    ).toEqual(['top competitions that the source does not have: Lost Cup (x9)']);
  });

  it('is a link that leads nowhere, and not one that asks for a person', async () => {
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
      `a link of the news /gone answers 410 (${site}/gone)`,
    ]);
    expect(texts(await brokenLinks(links.slice(2)))).toEqual(['2 links of the content lead somewhere']);
    const dead = await deadAddress();
    expect(texts(await brokenLinks([{ of: 'the news', url: dead }]))).toEqual([
      `a link of the news does not answer (${dead})`,
    ]);
  });
});
