import { describe, expect, it } from 'vitest';
import { phaseOf } from '../../../web/domain/match.ts';
import { parseSnapshot } from '../../../web/domain/snapshot.ts';
import { known } from '../../support/wireMatch.ts';
import { siteWith, visitorOf } from '../site.runtime.ts';

// A full board needs twelve running matches.
const visit = siteWith({ DEMO_MATCHES_PER_DAY: '240' });

const london = visitorOf('GB');

const markupOf = async (path: string, headers = london) =>
  /<main [^>]*>([\s\S]*)<\/main>/.exec(await (await visit(path, headers)).text())?.[1] ?? '';

async function liveMatches(sport = 'football') {
  const snapshot = parseSnapshot(await (await visit(`/api/live?sport=${sport}`, london)).json());
  return snapshot?.matches.filter((match) => phaseOf(match) === 'live').map(known) ?? [];
}

describe.each([
  ['/watch', 'Watch board', 'Remove', '/match/football/'],
  ['/nl/kijken', 'Kijkbord', 'Weghalen', '/nl/wedstrijd/voetbal/'],
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
    expect(main).toContain(`name="matches" value="${second?.id}.${first?.id}"`);
  });

  it('is empty without matches and redirects after an added match', async () => {
    expect(await markupOf(path)).not.toContain(`href="${link}`);
    const added = await visit(`${path}?matches=1&add=2`, london);
    expect([added.status, added.headers.get('Location')]).toEqual([302, `${path}?matches=1.2`]);
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
    const main = await markupOf(`/watch?matches=${twelve.join('.')}&add=13`);
    expect(main).toContain('A board holds 12 matches. Take one away first.');
    expect(main).not.toContain('name="add"');
    const more = await markupOf(`/watch?matches=${twelve.join('.')}.9999991`);
    expect(more).not.toContain('9999991');
  });

  it('shows a placeholder for each unknown id, at most twelve', async () => {
    const main = await markupOf(`/watch?matches=${Array.from({ length: 40 }, (_, index) => `zz${index}`).join('.')}`);
    expect(main.match(/A match that is not known now/g)).toHaveLength(12);
    expect(await markupOf('/watch?matches=%3Cscript%3E.%22')).not.toContain('<script');
  });

  it('hides the score from a visitor who wants no spoilers', async () => {
    const [match] = await liveMatches();
    const address = `/watch?matches=${match?.id}`;
    const scores = (main: string) => main.match(/tabular-nums">[^<]*/g);
    expect(scores(await markupOf(address))).toEqual([expect.stringMatching(/\d$/), expect.stringMatching(/\d$/)]);
    const spared = { ...london, Cookie: 'spoilers=all' };
    expect(scores(await markupOf(address, spared))).toEqual([expect.stringMatching(/-$/), expect.stringMatching(/-$/)]);
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
