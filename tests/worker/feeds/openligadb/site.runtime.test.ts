import { describe, expect, it } from 'vitest';
import { parseSnapshot } from '../../../../web/domain/listSchemas.ts';
import { goal, record, result, team } from './openligadb.records.ts';
import { answers, site } from './openligadb.runtime.ts';

describe('a site on OpenLigaDB', () => {
  it('lists today’s matches, and names its source and licence', async () => {
    const { text, status } = await site().open('/');
    expect(status).toBe(200);
    expect(text).toContain('VfB Stuttgart');
    expect(text).toContain('Borussia Dortmund');
    expect(text).toContain('Match data: OpenLigaDB');
    expect(text).toContain('href="https://opendatacommons.org/licenses/odbl/1-0/"');
    expect(text).toContain('href="/football/germany/bundesliga-olbl1"');
  });

  it.each([
    ['/match/football/vfb-stuttgart-werder-bremen-ol4800', 'This timeline is incomplete'],
    ['/nl/wedstrijd/voetbal/vfb-stuttgart-werder-bremen-ol4800', 'Dit verloop is onvolledig'],
  ])('says that goals are missing at %s', async (path, notice) => {
    const pageWith = async (goals: object[]) => {
      const match = record({ matchID: 4800, matchIsFinished: true, matchResults: [result(2, [2, 1])], goals });
      const { open } = site((asked, request) => (asked === 'getmatchdata/4800' ? match : answers(asked, request)));
      return (await open(path)).text;
    };
    const all = [goal([1, 0], 5), goal([1, 1], 40), goal([2, 1], 88)];
    expect(await pageWith(all)).not.toContain(notice);
    for (const goals of [all.slice(0, 2), [goal([1, 0], null), ...all.slice(1)], [goal([1, 0], 5), goal([2, 1], 88)]]) {
      const html = await pageWith(goals);
      expect(html).toContain(notice);
      expect(html).toContain('VfB Stuttgart 2, Werder Bremen 1');
    }
  });

  it('promises no odds in the head of a page', async () => {
    const { open } = site();
    for (const [path, title] of [
      ['/', 'Live football scores and fixtures'],
      ['/nl', 'Voetbal live: uitslagen en programma'],
      [
        '/match/football/vfb-stuttgart-werder-bremen-ol4711',
        'VfB Stuttgart v Werder Bremen, Bundesliga, 21 November 2026: live score',
      ],
    ] as const) {
      const { text } = await open(path);
      expect(text).toContain(`<title>${title}`);
      expect(/<meta name="description" content="[^"]+"/.exec(text)?.[0]).not.toMatch(/odds/i);
    }
  });

  it('offers football only, and no competition of another source', async () => {
    const { open } = site();
    const { text } = await open('/');
    expect(text).not.toContain('href="/basketball"');
    expect(text).not.toContain('premier-league-');
    for (const path of ['/basketball', '/ice-hockey/live', '/handball/competitions', '/match/basketball/a-b-ol4711']) {
      expect([path, (await open(path)).status]).toEqual([path, 404]);
    }
    expect((await open('/sitemaps/pages.xml')).text).not.toContain('basketball');
  });

  it('asks for a season and the current matchday once for all visitors', async () => {
    const { asked, open } = site();
    await Promise.all([open('/'), open('/nl'), open('/football/live'), open('/api/live')]);
    expect(asked.toSorted()).toEqual(['getmatchdata/bl1/2026', 'getmatchdata/bl1/2026/12', 'getmatchdata/dfb/2026']);
  });

  it('shows the score of the matchday, not of the older season list', async () => {
    const snapshot = parseSnapshot(JSON.parse((await site().open('/api/live')).text));
    expect(snapshot?.counters).toEqual({ all: 3, live: 1, running: 0, upcoming: 1, finished: 1 });
    expect(snapshot?.matches.find(({ id }) => id === 'ol4711')?.state).toMatchObject({
      kind: 'playing',
      period: 'second-half',
      score: { home: 2, away: 0 },
    });
  });

  it('shows goals, meetings and table of a match, and no other tab', async () => {
    const { open } = site();
    const { status, text } = await open('/match/football/vfb-stuttgart-werder-bremen-ol4711');
    expect(status).toBe(200);
    expect(text).toContain('Mia Beck');
    expect(text).toContain('/match/football/vfb-stuttgart-werder-bremen-ol4711/standings');
    expect(text).toContain('/match/football/vfb-stuttgart-werder-bremen-ol4711/head-to-head');
    for (const [tab, gap] of [
      ['line-ups', 'No line-ups are available for this match.'],
      ['statistics', 'No statistics are available for this match.'],
      ['odds', 'There are no odds for this match'],
    ]) {
      expect(text).not.toContain(`werder-bremen-ol4711/${tab}`);
      const answer = await open(`/match/football/vfb-stuttgart-werder-bremen-ol4711/${tab}`);
      expect([answer.status, answer.text.includes(gap ?? '')], tab).toEqual([200, true]);
    }
    const dutch = await open('/nl/wedstrijd/voetbal/vfb-stuttgart-werder-bremen-ol4711/onderling');
    expect(dutch.status).toBe(200);
    // A meeting in a league outside the settings has no page.
    expect(dutch.text).not.toContain('ol1"');
  });

  it('shows results, fixtures and table of a league, and no table of a cup', async () => {
    const { open } = site();
    const page = await open('/football/germany/bundesliga-olbl1/matches');
    expect(page.status).toBe(200);
    expect(page.text).toContain('/football/germany/bundesliga-olbl1/results');
    const table = await open('/nl/voetbal/germany/bundesliga-olbl1/stand');
    expect(table.status).toBe(200);
    expect(table.text).toContain('Werder Bremen');
    expect((await open('/football/germany/dfb-pokal-oldfb/fixtures')).text).toContain('VfB Stuttgart');
    expect((await open('/football/germany/dfb-pokal-oldfb/standings')).text).toContain(
      'This competition has no table.',
    );
  });

  it('shows no table of a competition in groups', async () => {
    const inGroup = (group: string) => ({ ...team(16, 'VfB Stuttgart'), teamGroupName: group });
    const { asked, open } = site((path, request) =>
      path === 'getmatchdata/bl1/2026' ? [record({ team1: inGroup('Gruppe A') })] : answers(path, request),
    );
    expect((await open('/football/germany/bundesliga-olbl1/standings')).text).toContain(
      'This competition has no table.',
    );
    expect(asked).not.toContain('getbltable/bl1/2026');
  });
});

describe('a site whose OpenLigaDB fails', () => {
  it('keeps the other leagues when one fails, and says that a part is missing', async () => {
    const failing = site((path, request) => (path.includes('/dfb/') ? undefined : answers(path, request)));
    const { text } = await failing.open('/');
    expect(text).toContain('VfB Stuttgart');
    expect(text).toContain('Some matches may be missing');
    expect((await site().open('/')).text).not.toContain('Some matches may be missing');
    const maxAge = async ({ open } = site()) => (await open('/sitemaps/matches.xml')).headers.get('Cache-Control');
    expect([await maxAge(failing), await maxAge()]).toEqual(['public, max-age=60', 'public, max-age=3600']);
  });

  it('answers 503 rather than an old score of a running match', async () => {
    const { open } = site((path, request) => (path.endsWith('/12') ? undefined : answers(path, request)));
    expect((await open('/api/live')).status).toBe(503);
  });

  it.each([
    ['null in place of a season', () => null],
    ['an empty season', () => []],
  ])('shows a page without matches for %s', async (_, given) => {
    const { status, text } = await site(given).open('/');
    expect(status).toBe(200);
    expect(text).not.toContain('VfB Stuttgart');
  });
});
