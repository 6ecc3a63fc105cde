import { describe, expect, it } from 'vitest';
import { unpackFollows } from '../../../web/domain/followLink.ts';
import { fakeSource } from '../../support/fakeFetch.runtime.ts';
import { ORIGIN, siteWith, visit, visitorOf } from '../site.runtime.ts';

const OWN = { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin', Referer: `${ORIGIN}/settings` };

const get = (path: string, follow = '') => visit(path, visitorOf('GB', { Cookie: `follow=${follow}` }));

async function mainOf(response: Response): Promise<string> {
  return /<main [^>]*>([\s\S]*)<\/main>/.exec(await response.text())?.[1] ?? '';
}

async function question(path: string, follow = ''): Promise<string> {
  const main = await mainOf(await get(path, follow));
  return /<section [^>]*aria-labelledby="carried-title">[\s\S]*?<\/section>/.exec(main)?.[0] ?? '';
}

/** The follow and the name of a competition in a list. */
async function listed(path: string): Promise<{ follow: string; name: string }> {
  const text = await (await get(path)).text();
  const [, id = '', name = ''] =
    /href="(?:\/nl\/voetbal|\/football)\/[\w-]+\/[\w-]+-(\w+)"[^>]*>(?:<[^>]*>)*([^<]+)</.exec(text) ?? [];
  return { follow: `c${id}`, name };
}

function answer(fields: Record<string, string>, headers: Record<string, string> = OWN): Promise<Response> {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  return visit('/follow/carry', { ...visitorOf('GB'), ...form, ...headers }, { method: 'POST', body });
}

function bring(parts: { text?: string; file?: File }, headers: Record<string, string> = OWN): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(parts)) body.set(name, value);
  return visit('/follow/import', { ...visitorOf('GB'), ...headers }, { method: 'POST', body });
}

const cookieOf = (response: Response) => /follow=([^;]*)/.exec(response.headers.get('Set-Cookie') ?? '')?.[1];

describe('a link with follows', () => {
  it.each([
    ['/', '/settings'],
    ['/nl', '/nl/instellingen'],
    ['/nl/mijn', '/nl/instellingen'],
  ])('leads from %s to the settings page and sets no cookie', async (path, settings) => {
    for (let time = 0; time < 3; time += 1) {
      const response = await get(`${path}?follow=t47.c63.m123`, 't1');
      expect(response.status).toBe(302);
      expect(response.headers.get('Location')).toBe(`${settings}?follow=t47.c63.m123`);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Set-Cookie')).toBeNull();
    }
  });

  it.each([
    ['/settings', '/football/competitions', 'To be added (1)', 'Add to my list', 'Replace my list'],
    ['/nl/instellingen', '/nl/voetbal/competitions', 'Komt erbij (1)', 'Zet op mijn lijst', 'Mijn lijst vervangen'],
  ])('shows on %s by name what would be added and removed', async (path, list, added, add, replace) => {
    const { follow, name } = await listed(list);
    const response = await get(`${path}?follow=${follow}`, 't99901');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    const text = await response.clone().text();
    expect(text).toContain('<meta name="robots" content="noindex">');
    const asked = await question(`${path}?follow=${follow}`, 't99901');
    expect(asked).toContain(added);
    expect(name).not.toBe('');
    expect(asked).toContain(name);
    expect(asked).toContain('(99901)');
    expect(asked).toContain(add);
    expect(asked).toContain(replace);
    expect(unpackFollows(/name="follow" value="([^"]*)"/.exec(asked)?.[1] ?? '')).toEqual([follow]);
    expect(await question(path, 't99901')).toBe('');
  });

  it('costs no call of the source for the ids that it carries', async () => {
    const asked = fakeSource('https://carried.test', (path) =>
      path.includes('/events') ? { fixtures: [], results: [] } : { countries: [], tournaments: [] },
    );
    const site = siteWith({ LIVE_API_URL: 'https://carried.test' });
    const links = ['t11.t12.m13', 't21.t22.m23.m24', 'c31.m32'];
    await site('/settings?follow=t1', visitorOf('GB'));
    const before = asked.length;
    for (const carried of links) {
      const page = await site(`/settings?follow=${carried}`, visitorOf('GB'));
      expect(await page.text()).toContain(`(${carried.slice(1, 3)})`);
    }
    expect(asked.slice(before)).toEqual([]);
    await site('/my', visitorOf('GB', { Cookie: 'follow=m99' }));
    expect(asked.slice(before)).toContain('v2/events/99');
  });

  it('offers no button that would change nothing', async () => {
    const fresh = await question('/settings?follow=t99901');
    expect(fresh).toContain('value="add"');
    expect(fresh).not.toContain('value="replace"');
    const known = await question('/settings?follow=t99901', 't99901.t99902');
    expect(known).toContain('You already follow all of this.');
    expect(known).not.toContain('value="add"');
    expect(known).toContain('value="replace"');
  });

  it('keeps valid follows in the language switch', async () => {
    const page = async (path: string) => (await get(path)).text();
    expect(await page('/settings?follow=t47.c63')).toContain('href="/nl/instellingen?follow=t47.c63"');
    expect(await page('/nl/instellingen?follow=t47.c63')).toContain('href="/settings?follow=t47.c63"');
    expect(await page('/settings?follow=nonsense!')).toContain('href="/nl/instellingen"');
  });

  it.each([
    ['nothing', ''],
    ['markup', '%3Cscript%3E'],
    ['no character', '%E0%A4%A'],
    ['thousands of empty steps', `~t${'.'.repeat(5_000)}`],
    ['a name of 8,000 letters', 'z'.repeat(8_000)],
  ])('offers nothing when it contains %s', async (_, carried) => {
    const asked = await question(`/settings?follow=${carried}`, 't99901');
    expect(asked).toContain('There is nothing to follow here.');
    expect(asked).not.toContain('<button');
    expect(asked).not.toContain('<script');
    expect((await get(`/?follow=${carried}`)).headers.get('Location')).toBe('/settings?follow=');
  });
});

describe('POST /follow/carry', () => {
  it('adds follows to the cookie', async () => {
    const response = await answer({ follow: '~t.1~c.2', how: 'add' }, { ...OWN, Cookie: 'follow=m3.t1' });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/settings?carried');
    expect(cookieOf(response)).toBe('m3.t1.c2');
    expect(await mainOf(await get('/settings?carried'))).toContain('Your list has been updated.');
  });

  it('replaces the follows and returns in the language of the page', async () => {
    const headers = { ...OWN, Referer: `${ORIGIN}/nl/instellingen?follow=c2`, Cookie: 'follow=m3.t1' };
    const response = await answer({ follow: 'c2', how: 'replace' }, headers);
    expect(cookieOf(response)).toBe('c2');
    expect(response.headers.get('Location')).toBe('/nl/instellingen?carried');
  });

  it.each([
    ['nothing to replace by', '', 'replace'],
    ['nonsense', 'nonsense!', 'add'],
    ['another answer', 't1', 'forget'],
    ['no answer', 't1', ''],
    ['too much', `t${'1'.repeat(5_000)}`, 'add'],
  ])('answers 400 and keeps the cookie for %s', async (_, follow, how) => {
    const response = await answer({ follow, how }, { ...OWN, Cookie: 'follow=m3' });
    expect(response.status).toBe(400);
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });
});

describe('moving follows to another browser', () => {
  it.each(['/settings', '/nl/instellingen'])(
    'offers on %s a link of at most 350 characters for 60 follows',
    async (path) => {
      const follows = Array.from({ length: 60 }, (_, index) => `${'tcm'[index % 3]}${990_000 + index * 7_919}`);
      const main = await mainOf(await get(path, follows.join('.')));
      const link = /id="carry-link"[^>]* value="([^"]+)"/.exec(main)?.[1] ?? '';
      expect(link.startsWith(`${ORIGIN}${path}?follow=~`)).toBe(true);
      expect(link.length).toBeLessThanOrEqual(350);
      expect(main).toMatch(/<svg role="img" aria-labelledby="carry-code"/);
      const asked = await question(link.slice(ORIGIN.length));
      for (const follow of follows) expect(asked).toContain(`(${follow.slice(1)})`);
    },
  );

  it('reads an exported file and asks before it changes anything', async () => {
    const saved = await get('/follow/export', 't47.c63.maB3');
    expect(saved.headers.get('Content-Disposition')).toBe('attachment; filename="follows.txt"');
    expect(saved.headers.get('Cache-Control')).toBe('private, no-store');
    const file = new File([await saved.text()], 'follows.txt', { type: 'text/plain' });
    const response = await bring({ text: '', file });
    expect(response.status).toBe(303);
    expect(response.headers.get('Location')).toBe('/settings?follow=t47.c63.maB3');
    expect(response.headers.get('Set-Cookie')).toBeNull();
  });

  it('reads a pasted link and returns in the language of the page', async () => {
    const text = `${ORIGIN}/settings?follow=~t.1~c.2`;
    const response = await bring({ text }, { ...OWN, Referer: `${ORIGIN}/nl/instellingen` });
    expect(response.headers.get('Location')).toBe('/nl/instellingen?follow=t1.c2');
  });

  it.each<[string, { text?: string; file?: File }]>([
    ['a picture', { file: new File([new Uint8Array(1_000).fill(255)], 'a.png', { type: 'image/png' }) }],
    ['a file that is far too long', { file: new File(['t1\n'.repeat(50_000)], 'a.txt') }],
    ['nothing', {}],
    ['markup', { text: '"><script>alert(1)</script>' }],
  ])('leads to a message for %s', async (_, parts) => {
    expect((await bring(parts)).headers.get('Location')).toBe('/settings?follow=');
  });
});
