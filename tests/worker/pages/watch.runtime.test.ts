import { describe, expect, it } from 'vitest';
import { demonstrationOf } from '../../support/demonstration.runtime.ts';
import { known } from '../../support/wireMatch.ts';
import { isLive, listedMatches } from '../demoMatches.runtime.ts';
import { london, siteWith } from '../site.runtime.ts';

// A full board needs twelve running matches.
const visit = siteWith({ LIVE_API_URL: demonstrationOf(240) });

const markupOf = async (path: string, headers = london) =>
  /<main [^>]*>([\s\S]*)<\/main>/.exec(await (await visit(path, headers)).text())?.[1] ?? '';

const liveMatches = async (sport = 'football') =>
  (await listedMatches({ list: `/api/live?sport=${sport}`, ask: visit })).filter(isLive).map(known);

describe.each([
  ['/watch', 'Match board', 'Remove', '/match/football/'],
  ['/nl/kijken', 'Scorebord', 'Weghalen', '/nl/wedstrijd/voetbal/'],
])('the watch board at %s', (path, title, remove, link) => {
  it('shows the matches of its address in order, each with a remove link', async () => {
    const [first, second] = await liveMatches();
    const main = await markupOf(`${path}?matches=${second?.id}.${first?.id}`);
    expect(main).toContain(title);
    expect(main.split(`href="${link}`)).toHaveLength(3);
    expect(main.indexOf(second?.home.name ?? '')).toBeLessThan(main.indexOf(`>${first?.home.name}<`));
    expect(main).toContain(`href="${path}?matches=${first?.id}"`);
    expect(main).toContain(remove);
    expect(main).toContain(`action="${path}"`);
  });

  it('lists live matches on an empty board, each with a link that adds it', async () => {
    const [first, second] = await liveMatches();
    const main = await markupOf(path);
    expect(main.split(`href="${link}`)).toHaveLength(7);
    expect(main).toContain(`href="${path}?matches=${first?.id}"`);
    expect(await markupOf(`${path}?matches=${first?.id}`)).toContain(
      `href="${path}?matches=${first?.id}.${second?.id}"`,
    );
  });
});

/** The headings of the groups of matches to add, with the number of their matches. */
const groupsIn = (main: string) =>
  Array.from(main.matchAll(/<details.*?<\/details>/gs), ([group]) => {
    const [heading] = /<summary.*?<\/summary>/s.exec(group) ?? [''];
    return [
      heading
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
      group.split('<li').length - 1,
    ] as const;
  });

describe('the matches to add to a watch board', () => {
  it('are the followed ones, then the live ones, then the others by competition', async () => {
    const [first, second] = await liveMatches();
    const groups = groupsIn(await markupOf('/watch', { ...london, Cookie: `follow=m${first?.id}.m${second?.id}` }));
    expect(groups.slice(0, 2).map(([heading]) => heading)).toEqual([
      'Matches you follow 2',
      expect.stringMatching(/^Live now \d+$/),
    ]);
    expect(groups.length).toBeGreaterThan(5);
    expect(groups[2]?.[0]).toContain(' · ');
    for (const [heading, count] of groups) expect(heading).toMatch(new RegExp(` ${count}$`));
  });

  it('are each in one group', async () => {
    const [first] = await liveMatches();
    const main = await markupOf('/watch', { ...london, Cookie: `follow=m${first?.id}` });
    const added = Array.from(
      (main.split('id="watch-choices"')[1] ?? '').matchAll(/href="\/watch\?matches=(\w+)"/g),
      ([, id]) => id,
    );
    expect(added.length).toBeGreaterThan(0);
    expect(new Set(added).size).toBe(added.length);
  });

  it('are filtered by a search that keeps the board', async () => {
    const [first, second] = await liveMatches();
    const search = `board=${first?.id}&q=${encodeURIComponent(second?.home.name.toUpperCase() ?? '')}`;
    const main = await markupOf(`/watch?${search}`);
    expect(main).toContain(`href="/watch?matches=${first?.id}.${second?.id}"`);
    expect(groupsIn(main)).toHaveLength(1);
    expect(main).toContain(`name="board" value="${first?.id}"`);
    expect(await markupOf('/watch?q=zzzz')).toContain('No matches found today for “zzzz”.');
  });
});

describe('a watch board', () => {
  it('shows matches of two sports', async () => {
    const [[football], [basketball]] = await Promise.all([liveMatches(), liveMatches('basketball')]);
    const main = await markupOf(`/watch?matches=${football?.id}.${basketball?.id}`);
    expect(main).toContain('href="/match/football/');
    expect(main).toContain('href="/match/basketball/');
  });

  it('refuses a thirteenth match', async () => {
    const twelve = (await liveMatches()).slice(0, 12).map(({ id }) => id);
    expect(twelve).toHaveLength(12);
    const main = await markupOf(`/watch?matches=${twelve.join('.')}`);
    expect(main).toContain('A board holds up to 12 matches. Remove one first.');
    expect(groupsIn(main)).toEqual([]);
    const more = await markupOf(`/watch?matches=${twelve.join('.')}.9999991`);
    expect(more).not.toContain('9999991');
  });

  it('shows a placeholder for each unknown id, at most twelve', async () => {
    const main = await markupOf(`/watch?matches=${Array.from({ length: 40 }, (_, index) => `zz${index}`).join('.')}`);
    expect(main.match(/Unknown match/g)).toHaveLength(12);
    expect(await markupOf('/watch?matches=%3Cscript%3E.%22')).not.toContain('<script');
  });

  it('hides the score from a visitor who wants no spoilers', async () => {
    const [match] = await liveMatches();
    const address = `/watch?matches=${match?.id}`;
    const scores = (main: string) => main.match(/row-score row-score-[^>]*>[^<]*/g);
    expect(scores(await markupOf(address))).toEqual([expect.stringMatching(/\d$/), expect.stringMatching(/\d$/)]);
    const spared = { ...london, Cookie: 'spoilers=all' };
    expect(scores(await markupOf(address, spared))).toEqual([expect.stringMatching(/>$/), expect.stringMatching(/>$/)]);
  });

  it('keeps its matches in the language switch and is noindex', async () => {
    const page = await (await visit('/watch?matches=zz1.zz2', london)).text();
    expect(page).toContain('href="/nl/kijken?matches=zz1.zz2"');
    expect(page).toContain('<meta name="robots" content="noindex">');
  });

  it('is linked from a match and from the followed matches', async () => {
    const [match] = await liveMatches();
    const tile = await markupOf(`/watch?matches=${match?.id}`);
    const event = /href="(\/match\/football\/[^"]+)"/.exec(tile)?.[1] ?? '';
    expect(await markupOf(event)).toContain(`href="/watch?matches=${match?.id}"`);
    const my = await markupOf('/my', { ...london, Cookie: `follow=m${match?.id}` });
    expect(my).toContain(`href="/watch?matches=${match?.id}"`);
  });
});
