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
  const listeners: ((event: object) => void)[] = [];
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
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
    dispatchEvent: ({ type }: Event) => calls.push(`event ${type}`),
  };
  for (const [key, value] of Object.entries(dom)) vi.stubGlobal(key, value);
  const comeBack = (persisted: boolean) => {
    for (const listener of listeners) listener({ persisted });
  };
  return { calls, kept: () => kept.get(name), comeBack };
}

const SITE = 'https://site.test/en';

it.each([
  ['turns odds off', true, { search: '?odds=off&day=1' }, 'off', ['odds=off; Secure', '/en?day=1#odds']],
  [
    'turns odds on',
    false,
    { search: '?odds=on', stored: 'off', referrer: SITE },
    'on',
    ['odds=on; Secure', '/en#odds'],
  ],
  [
    'cannot turn odds on from another site',
    false,
    { search: '?odds=on', stored: 'off', referrer: 'https://other.test/' },
    'off',
    ['odds=off; Secure', 'replace /en#odds'],
  ],
  ['has no say where the page shows otherwise', true, { search: '?odds=on', stored: 'off' }, 'off', ['/en#odds']],
  ['left out keeps the cookie’s choice', true, { cookie: 'off' }, 'off', []],
  ['left out restores a lost cookie', false, { stored: 'off' }, 'off', ['odds=off; Secure', 'reload']],
  [
    'left out does not reload without cookies',
    false,
    { stored: 'off', hasCookies: false },
    'off',
    ['odds=off; Secure'],
  ],
  ['left out restores no cookie for shown odds', false, { stored: 'on' }, 'on', []],
] as const)('a choice of odds in the address %s', (_, scoresOnly, visit, kept, calls) => {
  const page = openPage('odds', visit);
  rememberScoresOnly(scoresOnly);
  expect([page.kept(), page.calls]).toEqual([kept, calls]);
});

it.each([
  [true, true, 'on', ['reload']],
  [true, true, 'off', []],
  [true, false, 'off', ['reload']],
  [false, true, 'on', []],
  [true, true, undefined, []],
] as const)(
  'a page from the history (%s) without odds (%s) after the choice %s calls %j',
  (persisted, scoresOnly, stored, calls) => {
    const page = openPage('odds', { ...(stored && { stored }) });
    rememberScoresOnly(scoresOnly);
    page.calls.length = 0;
    page.comeBack(persisted);
    expect(page.calls).toEqual(calls);
  },
);

it.each([
  ['a lost cookie', { stored: 't7' }, 't7', ['follow=t7; Secure', 'event follow']],
  ['a cookie that was written without script', { cookie: 't8', stored: 't7' }, 't8', []],
  ['nothing', {}, '', []],
] as const)('follows are restored from %s', (_, visit, kept, calls) => {
  const page = openPage('follow', visit);
  restoreFollows();
  expect([page.kept(), page.calls]).toEqual([kept, calls]);
  expect(currentFollows()).toBe(currentFollows());
});
