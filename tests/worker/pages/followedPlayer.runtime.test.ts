import { expect, it } from 'vitest';
import { slugWithId } from '../../../web/domain/slug.ts';
import { playerIdsOf } from '../../../web/format/addresses/routes.ts';
import { known } from '../../support/wireMatch.ts';
import { isLive, isOfLeague, listedMatch } from '../demoMatches.runtime.ts';
import { ORIGIN, visit, visitorOf } from '../site.runtime.ts';

async function page(path: string, follow = '', more: Record<string, string> = {}): Promise<string> {
  const Cookie = [`follow=${follow}`, more.Cookie].filter(Boolean).join('; ');
  const text = await (await visit(path, visitorOf('GB', { ...more, Cookie }))).text();
  return text.slice(0, text.indexOf('id="state"'));
}

/** The page and the follow of a player in the squad of a team that plays now. */
async function playerOfToday(): Promise<{ path: string; follow: string; name: string }> {
  const { home } = known(await listedMatch((each) => isLive(each) && isOfLeague(each)));
  const squad = await page(`/team/${slugWithId(home.name, home.id)}`);
  const [, path = '', slug = ''] = /href="(\/player\/([^"?]+))/.exec(squad) ?? [];
  const { team, player } = playerIdsOf(slug) ?? { team: '', player: '' };
  const name = /<h1[^>]*><bdi>([^<]+)/.exec(await page(path))?.[1] ?? '';
  return { path, follow: `p${team}-${player}`, name };
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
