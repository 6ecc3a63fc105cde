import { expect, it, vi } from 'vitest';
import { currentFollows, restoreFollows } from '../../../web/data/preferences/follows.ts';
import { rememberScoresOnly } from '../../../web/data/preferences/scoresOnly.ts';

interface Visit {
  search?: string;
  /** The cookie, the stored choice, and the page before. */
  cookie?: string;
  stored?: string;
  referrer?: string;
  hasCookies?: boolean;
}

/** A page of a browser that keeps the preference `name`. */
function openPage(name: string, { search = '', cookie, stored, referrer = '', hasCookies = true }: Visit) {
  const kept = new Map(stored === undefined ? [] : [[name, stored]]);
  const calls: string[] = [];
  let cookies = cookie === undefined ? '' : `other=1; ${name}=${cookie}`;
  const dom = {
    document: {
      referrer,
      get cookie() {
        return cookies;
      },
      set cookie(text: string) {
        calls.push(text.replace(/; Path.*Lax/, ''));
        if (hasCookies) [cookies = ''] = text.split(';');
      },
    },
    location: {
      ...{ protocol: 'https:', origin: 'https://site.test', pathname: '/en', search, hash: '#odds' },
      reload: () => calls.push('reload'),
      replace: (address: string) => calls.push(`replace ${address}`),
    },
    history: { state: null, replaceState: (_state: null, _title: string, address: string) => calls.push(address) },
    localStorage: { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) },
    dispatchEvent: ({ type }: Event) => calls.push(`event ${type}`),
  };
  for (const [key, value] of Object.entries(dom)) vi.stubGlobal(key, value);
  return { calls, kept: () => kept.get(name) };
}

const [OFF, ON] = ['odds=off; Secure', 'odds=on; Secure'];
const [here, elsewhere] = [{ referrer: 'https://site.test/' }, { referrer: 'https://other.test/' }];
const asksOn = { search: '?odds=on', stored: 'off' };

it.each([
  ['turns odds off', true, { search: '?odds=off&day=1' }, 'off', [OFF, '/en?day=1#odds']],
  ['turns odds on', false, { ...asksOn, ...here }, 'on', [ON, '/en#odds']],
  ['cannot turn odds on from another site', false, { ...asksOn, ...elsewhere }, 'off', [OFF, 'replace /en#odds']],
  ['has no say where the page shows otherwise', true, asksOn, 'off', ['/en#odds']],
  ['left out keeps the cookie’s choice', true, { cookie: 'off' }, 'off', []],
  ['left out restores a lost cookie', false, { stored: 'off' }, 'off', [OFF, 'reload']],
  ['left out does not reload without cookies', false, { stored: 'off', hasCookies: false }, 'off', [OFF]],
  ['left out restores no cookie for shown odds', false, { stored: 'on' }, 'on', []],
])('a choice of odds in the address %s', (_, scoresOnly, visit, kept, calls) => {
  const page = openPage('odds', visit);
  rememberScoresOnly(scoresOnly);
  expect([page.kept(), page.calls]).toEqual([kept, calls]);
});

it.each([
  ['a lost cookie', { stored: 't7' }, 't7', ['follow=t7; Secure', 'event follow']],
  ['a cookie that was written without script', { cookie: 't8', stored: 't7' }, 't8', []],
  ['nothing', {}, '', []],
])('follows are restored from %s', (_, visit, kept, calls) => {
  const page = openPage('follow', visit);
  restoreFollows();
  expect([page.kept(), page.calls]).toEqual([kept, calls]);
  expect(currentFollows()).toBe(currentFollows());
});
