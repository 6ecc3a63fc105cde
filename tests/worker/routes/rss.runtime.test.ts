import { describe, expect, it } from 'vitest';
import { type EventDetail, parseEventSnapshot } from '../../../web/domain/eventDetail.ts';
import { eventSearch } from '../../../web/domain/eventQuery.ts';
import { feedFaults } from '../../support/feedRules.ts';
import { known, wireMatch } from '../../support/wireMatch.ts';
import { isLive, isOfLeague, listedMatch } from '../demoMatches.runtime.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { visit, visitorOf } from '../site.runtime.ts';

const read = (path: string) => visit(path, visitorOf('NL'));

async function competitionOfToday() {
  const { home, competition } = known(await listedMatch(() => true));
  return { team: home.id, ...competition };
}

/** The ids of the team and of the player of a goal today, as a feed of a player has them. */
async function scorerOfToday(): Promise<string> {
  const goalOf = ({ match, incidents }: EventDetail) =>
    incidents.flatMap((each) => {
      const ids = `${match[each.side]?.id}-${each.playerId}`;
      return each.kind === 'goal' && each.playerId !== undefined ? ids : [];
    })[0];
  const tried = new Set<string>();
  for (;;) {
    const match = await listedMatch((each) => isLive(each) && isOfLeague(each) && !tried.has(each.id));
    tried.add(match.id);
    const answer = await read(`/api/event?${eventSearch({ sport: 'football', id: match.id })}`);
    const snapshot = parseEventSnapshot(await answer.json());
    const scorer = snapshot === null ? undefined : goalOf(snapshot.event);
    if (scorer !== undefined) return scorer;
  }
}

describe('RSS feeds', () => {
  it.each([
    ['/player.xml', 'Goal', 'Started', 'Goals, cards and substitutions'],
    ['/nl/speler.xml', 'Doelpunt', 'Basisspeler', 'Doelpunten, kaarten en wissels'],
  ])(
    '%s lists what a player did, without a score, and hides it from a spoiler-free visitor',
    async (path, goal, started, words) => {
      const scorer = await scorerOfToday();
      const address = `${path}?player=${scorer}`;
      const answer = await read(address);
      const text = await answer.text();
      const titles = Array.from(text.matchAll(/<item><title>(.*?)<\/title>/g), ([, title = '']) => title);
      expect(titles.filter((title) => title.startsWith(`${goal} `)).length).toBeGreaterThan(0);
      expect(titles.filter((title) => title.startsWith(`${started} ·`)).length).toBeGreaterThan(0);
      expect(titles.filter((title) => /\d–\d/.test(title))).toEqual([]);
      const own = `https://scoreline.test${address}`;
      expect(feedFaults(text, own, answer.headers.get('Content-Type'))).toEqual([]);
      const page = /<link>https:\/\/scoreline\.test(.*?)<\/link>/.exec(text)?.[1] ?? '';
      const shown = await (await read(page)).text();
      expect(shown).toContain(`href="${own}"`);
      expect(shown).toContain(`<a href="${address}"`);
      expect(shown).toContain(words);
      const concealed = await visit(address, visitorOf('NL', { Cookie: 'spoilers=all' }));
      expect(concealed.headers.get('Cache-Control')).toBe('private, no-store');
      const hidden = await concealed.text();
      expect(hidden).not.toContain(`<title>${goal} `);
    },
  );

  it.each([
    ['/player.xml', 400],
    ['/player.xml?player=47', 400],
    ['/player.xml?player=47-2301&team=47', 400],
    ['/player.xml?competition=1&player=47-2301', 400],
    ['/nl/speler.xml?player=999999999-999999999', 404],
    // As for the other feeds, a reader may add parameters.
    ['/nl/speler.xml?player=999999999-999999999&utm_source=x', 404],
  ])('%s is answered with %i', async (path, status) => {
    expect((await read(path)).status).toBe(status);
  });

  it.each([
    ['whose players have no ids', 404, [{ player: { name: 'Striker' }, starter: true }]],
    ['without line-ups', 404, undefined],
    ['that cannot answer', 503, null],
    ['with the player', 200, [{ player: { id: '9', name: 'Striker' }, starter: true }]],
  ])('a source %s answers the feed of a player with %i', async (_, status, players) => {
    const lineups = players && { home: { players }, away: null };
    const event = wireMatch({ start_date: '2026-11-21T15:00:00Z', status: '1st half', ...(lineups && { lineups }) });
    const scorers = [{ player: { id: '9', name: 'Striker' }, team: { id: 'a1', name: 'Ajax' }, goals: 1 }];
    const answers: Record<string, unknown> = {
      '/v1/tournaments/t1/scorers': { scorers },
      '/v2/events/live': { fixtures: [event], results: [] },
      '/v2/events/e1': players === null ? new Response('', { status: 500 }) : event,
    };
    const { visit: ask } = feedSite(({ pathname }) => answers[pathname], { OPEN_DATA: 'on' });
    expect((await ask('/player.xml?player=a1-9', visitorOf('NL'))).status).toBe(status);
  });

  it('list the results of a competition, with their own address', async () => {
    const { id, name } = await competitionOfToday();
    for (const path of [`/results.xml?competition=${id}`, `/nl/uitslagen.xml?competition=${id}`]) {
      const text = await (await read(path)).text();
      expect(text).toContain(name);
      expect(text).toMatch(/<guid isPermaLink="false">result-\w+-\d+-\d+</);
      expect(text).toContain(`<atom:link href="https://scoreline.test${path}" rel="self"`);
    }
  });

  it.each(['/goals.xml?team=1&competition=2', '/goals.xml?team=a-b', '/results.xml', '/results.xml?team=1'])(
    'refuse %s',
    async (path) => {
      expect((await read(path)).status).toBe(400);
    },
  );

  it('answer 404 for an unknown competition or team', async () => {
    for (const path of [
      '/goals.xml?competition=999999999',
      '/goals.xml?team=999999999',
      '/results.xml?competition=999999999',
    ])
      expect((await read(path)).status).toBe(404);
  });

  it('keep the rules of the W3C validator', async () => {
    const { id, team } = await competitionOfToday();
    const goals = ['', `?team=${team}`, `?competition=${id}`].flatMap((search) => [
      `/goals.xml${search}`,
      `/nl/doelpunten.xml${search}`,
    ]);
    for (const path of [...goals, `/results.xml?competition=${id}`, `/nl/uitslagen.xml?competition=${id}`]) {
      const answer = await read(path);
      const faults = feedFaults(
        await answer.text(),
        `https://scoreline.test${path}`,
        answer.headers.get('Content-Type'),
      );
      expect(faults, path).toEqual([]);
    }
  });

  it('are announced on their pages', async () => {
    const { id, team } = await competitionOfToday();
    const pageOf = async (path: string) => {
      const feed = await (await read(path)).text();
      const page = /<link>https:\/\/scoreline\.test(.*?)<\/link>/.exec(feed)?.[1] ?? '';
      return (await read(page)).text();
    };
    for (const path of [
      '/nl/doelpunten.xml',
      `/goals.xml?team=${team}`,
      `/results.xml?competition=${id}`,
      `/nl/doelpunten.xml?competition=${id}`,
    ])
      expect(await pageOf(path)).toContain(`href="https://scoreline.test${path}"`);
  });
});
