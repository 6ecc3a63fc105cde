import { describe, expect, it, vi } from 'vitest';
import { parseEventSnapshot } from '../../../web/domain/eventDetail.ts';
import { eventSearch } from '../../../web/domain/eventQuery.ts';
import { playerFollow } from '../../../web/domain/follow.ts';
import type { Match } from '../../../web/domain/match.ts';
import { playerMatch } from '../../../web/domain/player.ts';
import { slugWithId } from '../../../web/domain/slug.ts';
import { pathOf, playerIdsOf } from '../../../web/format/addresses/routes.ts';
import { known, wireMatch } from '../../support/wireMatch.ts';
import { isLive, isOfLeague, listedMatch, matchPath } from '../demoMatches.runtime.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { ORIGIN, visit, visitorOf } from '../site.runtime.ts';

async function page(path: string, follow = '', more: Record<string, string> = {}): Promise<string> {
  const Cookie = [`follow=${follow}`, more.Cookie].filter(Boolean).join('; ');
  const text = await (await visit(path, visitorOf('GB', { ...more, Cookie }))).text();
  // Late parts follow the page’s state.
  return text.replace(/<script[^>]* id="state">[\s\S]*?<\/script>/, '');
}

/** The page and the follow of a player in the squad of a team that plays now. */
async function findPlayer(): Promise<{ path: string; follow: string; name: string }> {
  const { home } = known(await listedMatch((each) => isLive(each) && isOfLeague(each)));
  const squad = await page(`/team/${slugWithId(home.name, home.id)}`);
  const [, path = '', slug = ''] = /href="(\/player\/([^"?]+))/.exec(squad) ?? [];
  const { team, player } = playerIdsOf(slug) ?? { team: '', player: '' };
  const name = /<h1[^>]*><bdi>([^<]+)/.exec(await page(path))?.[1] ?? '';
  return { path, follow: `p${team}-${player}`, name };
}

let found: ReturnType<typeof findPlayer> | undefined;

function playerOfToday() {
  found ??= findPlayer();
  return found;
}

it('the star of a player follows and unfollows without script', async () => {
  const { path, follow } = await playerOfToday();
  const starOf = async (follows: string) =>
    new RegExp(`<button[^>]* form="follow" value="${follow}"[^>]*>`).exec(await page(path, follows))?.[0];
  expect(await starOf('')).toMatch(/ name="star"/);
  const press = (Cookie: string) => {
    const own = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', Referer: `${ORIGIN}${path}`, Cookie };
    const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return visit('/follow', { ...visitorOf('GB'), ...own, ...form }, { method: 'POST', body: `star=${follow}` });
  };
  const cookieOf = (response: Response) => /follow=([^;]*)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1];
  expect(cookieOf(await press('follow=t1'))).toBe(`t1.${follow}`);
  expect(cookieOf(await press(`follow=t1.${follow}`))).toBe('t1');
  expect(await starOf('')).not.toContain('aria-pressed');
  expect(await starOf(follow)).toContain('aria-pressed="true"');
});

it('a link of follows names its players and their teams before they are added', async () => {
  const { follow, name } = await playerOfToday();
  const settings = await page(`/settings?follow=${follow}.p47-nobody`);
  expect(settings).toContain(name);
  expect(settings).toContain('Unknown player (47-nobody)');
});

const starsIn = (html: string) => html.match(/<button[^>]* form="follow" value="p\w+-\w+"[^>]* name="star"/g) ?? [];

it('line-ups and lists of scorers have a star for each player', async () => {
  const match = await listedMatch((each) => isLive(each) && isOfLeague(each));
  const lineUps = await page(matchPath(match, 'line-ups'));
  expect(starsIn(lineUps)).toHaveLength((lineUps.match(/<li class="line-up-player"/g) ?? []).length);
  expect(starsIn(lineUps).length).toBeGreaterThan(22);
  const { country, name, id } = match.competition;
  const slug = slugWithId(name, id);
  const scorers = { name: 'tournament', sport: 'football', category: country.slug, slug, tab: 'scorers' } as const;
  expect(starsIn(await page(pathOf(scorers, 'en'))).length).toBeGreaterThan(10);
});

it('players without ids have no star', async () => {
  const players = [{ player: { name: 'Striker' }, number: 9, starter: true, position: 'Forward' }];
  const { visit: ask } = feedSite(({ pathname }) =>
    pathname === '/v2/events/e1' ? wireMatch({ lineups: { home: { formation: '4-4-2', players } } }) : undefined,
  );
  const text = await (await ask('/match/football/ajax-psv-e1/line-ups', visitorOf('GB'))).text();
  expect(text).toContain('<bdi>Striker</bdi>');
  expect(starsIn(text)).toEqual([]);
});

const cardOf = (html: string) => /id="my-players"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';

it.each([
  ['/my', 'Live now', 'Next match', 'Started'],
  ['/nl/mijn', 'Nu live', 'Volgende wedstrijd', 'Basisspeler'],
])('%s shows what a followed player did last, and the next match', async (my, last, next, started) => {
  const { follow, name } = await playerOfToday();
  const card = cardOf(await page(my, follow));
  expect(card).toContain(name);
  for (const words of [last, next, started]) expect(card).toContain(words);
  expect(cardOf(await page(my, 't1'))).toBe('');
});

describe('a followed player through a match day', () => {
  const MINUTE = 60_000;
  const at = (now: number) => ({ 'x-visitor-now': new Date(now).toISOString() });
  const detailAt = async (match: Match, now: number) => {
    const { id, sport } = match;
    const answer = await visit(`/api/event?${eventSearch({ sport, id })}`, visitorOf('GB', at(now)));
    return parseEventSnapshot(await answer.json())?.event;
  };

  it('/my shows the next, the running and the last match of a player', async () => {
    const match = known(await listedMatch((each) => isLive(each) && isOfLeague(each)));
    const { kickOff, home } = match;
    const end = await detailAt(match, kickOff + 240 * MINUTE);
    // He does something that the day tells.
    const change = end?.incidents.find((each) => each.kind === 'substitution' && each.side === 'home');
    const player = change?.kind === 'substitution' ? (change.playerOutId ?? '') : '';
    const told: string[] = [];
    for (const minutes of [-180, 50, 240]) {
      const now = kickOff + minutes * MINUTE;
      const card = cardOf(await page('/my', playerFollow({ team: home.id, player }), at(now)));
      const detail = await detailAt(match, now);
      const played = detail && playerMatch(detail, home.id, player);
      const isOver = minutes > 200;
      if (minutes > 0) {
        expect(card.match(/Live now|Last match/)?.[0]).toBe(isOver ? 'Last match' : 'Live now');
        // The card does not follow a running score.
        expect(card.includes('score-chip')).toBe(isOver);
        const shown = card.slice(0, card.indexOf('Next match') + 1 || undefined);
        for (const { minute } of played?.incidents ?? []) expect(shown).toContain(`${minute?.minute}`);
      } else expect(card.slice(card.indexOf('Next match'))).toContain(match.away.name);
      told.push(`${played?.incidents.length ?? 0} ${card.includes('Went off')}`);
    }
    expect(told.at(0)).toBe('0 false');
    expect(told.at(-1)).toMatch(/^[1-9]\d* true$/);
  });
});

it.each(['all', 'followed'])('/my hides what a followed player did in spoiler-free mode (%s)', async (mode) => {
  const { follow, name } = await playerOfToday();
  const card = cardOf(await page('/my', follow, { Cookie: `spoilers=${mode}` }));
  expect(card).toContain(name);
  expect(card).not.toMatch(/Started|score-chip/);
});

it('/my names unknown players by their ids, and says that it shows only some of 60', async () => {
  const many = Array.from({ length: 60 }, (_, index) => `p9990${index}-1`);
  const my = await page('/my', many.join('.'));
  expect(my.match(/\(9990\d+-1\)/g)?.length).toBeGreaterThanOrEqual(60 * 2);
  const some = 'Only the 8 players you followed last';
  expect([cardOf(my).includes(some), cardOf(await page('/my', many.slice(-8).join('.'))).includes(some)]).toEqual([
    true,
    false,
  ]);
});

describe('/my for players of a source that is watched', () => {
  const { 'x-visitor-now': _, ...now } = visitorOf('GB', { Cookie: 'follow=pH1-p9.pH1-p8' });
  const HOUR = 60 * 60_000;
  const ENDED = { status: 'Finished', results: { finalresult: { home: 1, away: 0 } } };

  async function asksOf(isDown: boolean): Promise<{ card: string; records: string[] }> {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T20:40:00Z') });
    for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
    const matches = [1, 3, 5].map((days) => {
      const start_date = new Date(Date.now() - days * 24 * HOUR).toISOString();
      return { ...wireMatch({ home: { id: 'H1', name: 'Ajax' }, ...ENDED }), id: `E${days}`, start_date };
    });
    const players = [{ player: { id: 'p9', name: 'Striker' }, number: 9, starter: true, position: 'Forward' }];
    const { asked, visit: ask } = feedSite(({ pathname, searchParams }) => {
      const match = matches.find(({ id }) => pathname === `/v2/events/${id}`);
      if (match !== undefined && isDown) return new Response('', { status: 500 });
      if (match !== undefined) return { ...match, lineups: { home: { formation: '4-4-2', players } } };
      const date = searchParams.get('date') ?? '2026-11-21';
      if (!pathname.startsWith('/v2/events') || pathname.includes('odds')) return undefined;
      return { fixtures: [], results: matches.filter(({ start_date }) => start_date.startsWith(date)) };
    });
    const text = await (await ask('/my', now)).text();
    return { card: cardOf(text), records: asked.filter((path) => /^\/v2\/events\/E\d/.test(path)) };
  }

  it('asks for one record of the players of a team', async () => {
    const { card, records } = await asksOf(false);
    expect(new Set(records)).toEqual(new Set(['/v2/events/E1']));
    for (const words of ['<bdi>Striker</bdi>', 'Last match']) expect(card).toContain(words);
    expect(card).toContain('No line-up with this player to show.');
  });

  it('says that a player is unavailable while the record fails', async () => {
    const { card } = await asksOf(true);
    expect(card).toContain('Not available right now.');
    expect(card).not.toContain('No line-up with this player');
  });
});
