import { afterEach, expect, it } from 'vitest';
import { gate } from '../../../../worker/commands/release/gate.ts';
import { closeServers, deadAddress, serve } from '../doctor/loopback.ts';

afterEach(closeServers);

const NEW = 'scoreline="new"';
const health = (ageSeconds: number, { ok = true, paced = false } = {}) =>
  Response.json({ sources: { live: { ok, paced, ageSeconds } } });
const page = (version: string) => new Response(`<script src="/assets/browser-${version}0000.js"></script>`);

/** The gate's clock in milliseconds. Only a slow answer moves it. */
let now = 0;

function slowPage() {
  now += 1100;
  return page('new1');
}

/** A site that serves the new version to one visitor in five. With `affinity`, a page and its files have the same version. */
function siteBut(others: Record<string, () => Response | Promise<Response>> = {}, affinity = true) {
  let asked = 0;
  return serve((request) => {
    const { pathname } = new URL(request.url);
    const isNew = request.headers.get('Cloudflare-Workers-Version-Overrides') === NEW;
    const other = others[`${isNew ? 'new ' : ''}${pathname}`];
    if (other !== undefined) return other();
    if (pathname === '/api/health') return health(4);
    if (!pathname.startsWith('/assets/')) {
      asked += 1;
      return page(isNew || (!affinity && asked % 5 === 0) ? 'new1' : 'old1');
    }
    // The new version also has the old version's files.
    const isThere = isNew || pathname.includes('old1');
    return new Response('', { status: isThere ? 200 : 404 });
  });
}

const problemsOf = async (site: string) => gate({ site, worker: 'scoreline', version: 'new', now: () => now });

it('the gate reports no problem of a good version', async () => expect(await problemsOf(await siteBut())).toEqual([]));

it.each<[string, Record<string, () => Response | Promise<Response>>, RegExp]>([
  ['an error', { 'new /nl': () => new Response('', { status: 500 }) }, /^\/nl answers 500$/],
  [
    'a missing file',
    { 'new /assets/browser-new10000.js': () => new Response('', { status: 404 }) },
    /^\/ misses its file \/assets\/browser-new1/,
  ],
  ['old scores', { 'new /api/health': () => health(31) }, /^the scores are 31 s old although/],
  ['missing data', { 'new /api/health': () => new Response('{}', { status: 503 }) }, /^\/api\/health answers 503$/],
  ['a slow page', { 'new /football/competitions': slowPage }, /^\/football\/competitions took 1100 ms$/],
  ['unreadable JSON', { 'new /api/health': () => new Response('<html>') }, /can’t be asked/],
])('the gate reports %s of the new version', async (_, others, said) => {
  expect(await problemsOf(await siteBut(others))).toContainEqual(expect.stringMatching(said));
});

it.each([
  ['away', { ok: false }],
  ['paced', { paced: true }],
])('the gate accepts old scores while their source is %s', async (_, source) => {
  expect(await problemsOf(await siteBut({ 'new /api/health': () => health(900, source) }))).toEqual([]);
});

it('the gate reports that open pages lose their files without version affinity', async () => {
  expect(await problemsOf(await siteBut({}, false))).toEqual([expect.stringMatching(/Is version affinity on\?/)]);
});

it('the gate reports a site that does not answer', async () => {
  expect(await problemsOf(await deadAddress())).toEqual([expect.stringMatching(/can’t be asked/)]);
});
