import { describe, expect, it } from 'vitest';
import { type EventSnapshot, parseEventSnapshot } from '../../../web/domain/eventDetail.ts';
import { type Match, phaseOf } from '../../../web/domain/match.ts';
import { isLive, listedMatch, matchPath } from '../demoMatches.runtime.ts';
import { london, opened, visit } from '../site.runtime.ts';

async function eventOf(match: Match): Promise<EventSnapshot['event']> {
  const response = await visit(`/api/event?sport=${match.sport}&id=${match.id}`, london);
  const snapshot = parseEventSnapshot(await response.json());
  if (snapshot === null) throw new Error('no event');
  return snapshot.event;
}

const goals = ({ state }: Match) =>
  'score' in state && state.score !== null ? state.score.home + state.score.away : 0;

/** The main part of a page and its links. */
async function mainOf(path: string): Promise<{ html: string; links: string[] }> {
  const { status, text } = await opened(visit(path, london));
  expect(status, path).toBe(200);
  const html = text.slice(text.indexOf('<main'), text.indexOf('</main>'));
  return { html, links: [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')) };
}

async function expectAnswers(links: readonly string[]): Promise<void> {
  for (const link of new Set(links)) {
    const response = await visit(link, london);
    expect([response.status, link]).toEqual([200, link]);
    expect(await response.text()).toContain('<h1');
  }
}

describe('links on the page of a match', () => {
  for (const [locale, player, team] of [
    ['en', '/player/', '/team/'],
    ['nl', '/nl/speler/', '/nl/team/'],
  ] as const) {
    it(`lead to every player of both line-ups (${locale})`, async () => {
      const match = await listedMatch(isLive);
      const { lineUps } = await eventOf(match);
      const { html, links } = await mainOf(matchPath(match, 'line-ups', locale));
      const named = [lineUps.home, lineUps.away].flatMap((side) => [...(side?.starters ?? []), ...(side?.bench ?? [])]);
      expect(named.length).toBeGreaterThan(30);
      for (const { id, name } of named) {
        const ids = links.filter((link) => link.startsWith(player) && link.includes(`-${id}?match=${match.id}`));
        expect(ids.length, name).toBeGreaterThan(0);
      }
      // The picture is hidden from screen readers: its links must be out of the tab order.
      const [, picture = ''] = html.split('<div class="pitch"');
      const inPicture = [...picture.slice(0, picture.indexOf('line-up-title')).matchAll(/<a [^>]*pitch-player[^>]*>/g)];
      expect(inPicture).toHaveLength(22);
      expect(inPicture.filter(([tag]) => !tag.includes('tabindex="-1"'))).toEqual([]);
      await expectAnswers(links.filter((link) => link.startsWith(player)).slice(0, 2));
    });

    it(`lead from the timeline to its players and both teams (${locale})`, async () => {
      const match = await listedMatch((each) => phaseOf(each) === 'finished' && goals(each) > 2);
      const { html, links } = await mainOf(matchPath(match, 'summary', locale));
      const scorers = [...html.matchAll(/<div class="scorers.*?<\/div>/g)].join('');
      expect([...scorers.matchAll(/<a [^>]*href="[^"]+"/g)].length).toBeGreaterThan(0);
      const incidents = [...html.matchAll(/class="incident-words">(.*?)<\/li>/g)].map(([, words = '']) => words);
      expect(incidents.length).toBeGreaterThan(3);
      expect(incidents.filter((words) => !words.includes(`href="${player}`))).toEqual([]);
      expect(links.filter((link) => link.startsWith(team))).toHaveLength(2);
      expect(html).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /);
      await expectAnswers(links.filter((link) => link.startsWith(player) || link.startsWith(team)).slice(0, 4));
    });
  }
});

it.each([
  ['en', ' review'],
  ['nl', 'Review van '],
] as const)('an operator in the table of odds links to its review on the site in %s', async (locale, title) => {
  const match = await listedMatch((each) => phaseOf(each) === 'upcoming' && each.competition.name === 'Premier League');
  const { html } = await mainOf(matchPath(match, 'odds', locale));
  const names = [...html.matchAll(/<th scope="row" class="odds-operator">(.*?)<\/th>/g)].map(([, name = '']) => name);
  const led = names.filter((name) => name.includes('<a href="https://www.example.com/reviews/'));
  expect(led.length).toBeGreaterThan(0);
  expect(led[0]).toContain(title);
});

it('an address with a match answers 404 when that match has no such team or player', async () => {
  const match = await listedMatch((each) => phaseOf(each) === 'finished');
  for (const path of ['/team/nobody-1', '/player/nobody-1-2', `/player/nobody-${match.home?.id}-99`]) {
    expect((await visit(`${path}?match=${match.id}`, london)).status).toBe(404);
    expect((await visit(`${path}?match=99999999999`, london)).status).toBe(404);
    expect((await visit(`${path}?match=%2F..%2Flive`, london)).status).toBe(404);
  }
});
