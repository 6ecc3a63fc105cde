import { afterEach, describe, expect, it } from 'vitest';
import { certificateFindings } from '../../../../worker/commands/doctor/certificate.ts';
import { examineSite } from '../../../../worker/commands/doctor/site.ts';
import { headerFindings } from '../../../../worker/commands/doctor/siteHeaders.ts';
import { KEY, wrongIn } from './lines.ts';
import { closeServers, deadAddress, serve } from './loopback.ts';

afterEach(closeServers);

const HEADERS = {
  'Content-Security-Policy': "default-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
};

const HEALTH = {
  status: 'ok',
  version: { id: 'f00d', tag: 'v7' },
  problems: ['SITE_NAM is not a setting: did you mean SITE_NAME?'],
  demonstration: false,
  push: { state: 'ok' },
  sources: { live: { kind: 'real', ok: true, ageSeconds: 4, problem: null } },
};

const AWAY = {
  ...HEALTH,
  status: 'degraded',
  sources: { live: { ...HEALTH.sources.live, ok: false, ageSeconds: 900 } },
};

const WHOLE = { bindings: ['ASSETS', 'CACHE', 'POLLER'], secrets: ['OPS_TOKEN', 'PURGE_SECRET'] };

/** A healthy site with replaced answers for some paths. */
const siteBut = (others: Record<string, (request: Request) => Response> = {}) =>
  serve((request) => {
    const { pathname } = new URL(request.url);
    const other = others[pathname];
    if (other !== undefined) return other(request);
    const isOps = request.headers.get('Authorization') === `Bearer ${KEY}`;
    if (pathname === '/api/health') return Response.json(isOps ? { ...HEALTH, ...WHOLE } : HEALTH);
    if (pathname === '/api/purge') {
      return new Response('{}', { status: request.headers.get('X-Purge-Secret') === KEY ? 200 : 401 });
    }
    const page = '<!doctype html><script src="/assets/browser-a1b2c3d4.js"></script>';
    return new Response(page, { headers: HEADERS });
  });

async function linesOf(address: string, vars: Record<string, string> = {}): Promise<string[]> {
  const sections = await examineSite(address, vars);
  return sections.flatMap(({ findings }) => findings.map(({ level, text }) => `${level}: ${text}`));
}

describe('npm run doctor -- {address}', () => {
  it('prints the state of a healthy site, with all details for the ops token', async () => {
    const lines = await linesOf(await siteBut(), { OPS_TOKEN: KEY, PURGE_SECRET: KEY });
    expect(wrongIn(lines)).toEqual([]);
    expect(lines).toContain('good: health: ok, version f00d (v7)');
    expect(lines).toContain('good: live (real), 4 s old is well');
    expect(lines).toContain('note: SITE_NAM is not a setting: did you mean SITE_NAME?');
    expect(lines).toContain('good: bindings: ASSETS, CACHE, POLLER');
    expect(lines).toContain('note: without the binding IMAGES, pictures are not resized');
    expect(lines).toContain('good: secrets that are set: OPS_TOKEN, PURGE_SECRET');
    expect(lines).toContain('good: a trial purge works, and a purge without the secret is refused');
    expect(lines).toContain('good: /assets/browser-a1b2c3d4.js is there');
    expect(lines).toContain('good: has the same time as this machine');
  });

  it('skips the checks whose secret is missing and says so', async () => {
    const lines = await linesOf(await siteBut());
    expect(wrongIn(lines)).toEqual([]);
    expect(lines).toContainEqual(expect.stringMatching(/^note: OPS_TOKEN is not set here/));
    expect(lines).toContain('note: PURGE_SECRET is not set here, so no purge was tried');
  });

  it.each<[string, Record<string, (request: Request) => Response>, RegExp]>([
    ['a source that is away', { '/api/health': () => Response.json(AWAY) }, /live \(real\), 900 s old is not well/],
    [
      'an unusable setting',
      { '/api/health': () => Response.json({ status: 'down', problem: 'CMS_URL: drop /api' }, { status: 503 }) },
      /CMS_URL: drop \/api/,
    ],
    ['a different site', { '/api/health': () => new Response('<html>') }, /not like this site/],
    ['a purge without a secret', { '/api/purge': () => new Response('{}') }, /without a secret answers 200/],
    [
      'a wrong purge secret',
      { '/api/purge': () => new Response('{}', { status: 401 }) },
      /PURGE_SECRET here differs from the site’s/,
    ],
    [
      'a missing file',
      { '/assets/browser-a1b2c3d4.js': () => new Response('', { status: 404 }) },
      /answers 404: pages have no style/,
    ],
    [
      'a home page that redirects to another site',
      { '/': () => new Response('', { status: 301, headers: { Location: 'https://other.test/' } }) },
      /the home page \/ answers 301 to https:\/\/other\.test/,
    ],
    [
      'missing security headers',
      { '/': () => new Response('<script src="/assets/browser-a1b2c3d4.js">') },
      /Content-Security-Policy, .* is missing/,
    ],
  ])('reports %s on a running site', async (_, others, said) => {
    const lines = await linesOf(await siteBut(others), { PURGE_SECRET: KEY });
    expect(wrongIn(lines)).toContainEqual(expect.stringMatching(said));
  });

  it('reports a dead site, a wrong ops token and an unusable address', async () => {
    expect(wrongIn(await linesOf(await deadAddress()))).toEqual([expect.stringContaining('nothing listens there')]);
    const refusing = await siteBut({ '/api/health': () => new Response('{}', { status: 401 }) });
    expect(wrongIn(await linesOf(refusing, { OPS_TOKEN: KEY }))).toContain(
      'wrong: OPS_TOKEN here differs from the site’s',
    );
    expect(wrongIn(await linesOf('http://'))).toEqual([expect.stringContaining('this is not the address of a site')]);
  });

  it('requires HSTS and a trusted certificate of a site on https', async () => {
    expect(headerFindings(new Headers(HEADERS), 'https://site.test').map(({ text }) => text)).toEqual([
      'Strict-Transport-Security, which makes browsers use https (HSTS), is missing',
    ]);
    const dead = (await deadAddress()).replace('http:', 'https:');
    expect((await certificateFindings(dead))[0]?.text).toMatch(/^the certificate is not trusted: .*ECONNREFUSED/);
  });
});
