import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Match } from '../../../web/domain/match.ts';
import { hashOf } from '../../../worker/render/contentSecurityPolicy.ts';
import { SNIPPET_SCRIPT } from '../../../worker/routes/embed/snippet.ts';
import { wireMatch } from '../../support/wireMatch.ts';
import { isFinished, isOfLeague, listedMatch } from '../demoMatches.runtime.ts';
import { feedSite } from '../fakeSites.runtime.ts';
import { ORIGIN, opened, siteWith, visitorOf } from '../site.runtime.ts';

const site = siteWith({ EMBED_HOSTS: '*' });
const GB = visitorOf('GB');

/** Everything in a request that must not count. */
const OTHER = visitorOf('NL', {
  Cookie: 'theme=dark; zone=Asia%2FTokyo; spoilers=all; follow=t1; oddsFormat=us; consent=yes',
  'x-visitor-time-zone': 'Asia/Tokyo',
});

let running: Match;
let ended: Match;
let upcoming: Match;
let embeds: string[];

beforeAll(async () => {
  running = await listedMatch(({ state }) => state.kind === 'playing');
  ended = await listedMatch((match) => isFinished(match) && isOfLeague(match));
  upcoming = await listedMatch(({ state }) => state.kind === 'not-started');
  const subjects = [
    ...[running, ended, upcoming].map(({ id }) => `match/${id}`),
    `table/${ended.competition.id}`,
    ...[running, ended, upcoming].map(({ home }) => `team/${home?.id}`),
  ];
  embeds = subjects.map((subject, index) => `${index % 2 === 0 ? '' : '/nl'}/embed/${subject}`);
});

async function textOf(path: string, headers = GB): Promise<string> {
  const response = await site(path, headers);
  expect(response.status, path).toBe(200);
  return response.text();
}

describe('GET /embed/{kind}/{id}', () => {
  it('is a document of at most 12 kB without script, cookie, request or odds', async () => {
    for (const path of embeds) {
      const { status, headers, text } = await opened(site(path, GB));
      expect(status, path).toBe(200);
      expect(new TextEncoder().encode(text).length, path).toBeLessThanOrEqual(12_000);
      expect(text).not.toMatch(/\bodds\b|\/play\/|18\+|\bbets?\b/i);
      expect(text).not.toMatch(/<script|<img|<link rel="(?!canonical)|\son[a-z]+=|url\(|@import/);
      expect(headers.getSetCookie()).toEqual([]);
      expect(text).toContain(`<html lang="${path.startsWith('/nl') ? 'nl' : 'en'}">`);
      expect(text).toMatch(/<title>[^<]{3,}<\/title>/);
      expect(text).toMatch(/<a href="https:\/\/scoreline\.test\/[^"]+" target="_top" rel="noopener">/);
    }
  });

  it('is the same in every country and with every cookie', async () => {
    for (const path of embeds) expect(await textOf(path, OTHER)).toBe(await textOf(path));
  });

  it('may be framed by the named hosts, and allows its own style alone', async () => {
    const { headers } = await siteWith({ EMBED_HOSTS: 'Example.com, *.example.org' })(`/embed/match/${ended.id}`, GB);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'none'; style-src 'sha256-[^']+';/);
    expect(policy).toContain("frame-ancestors 'self' example.com *.example.org");
    expect(headers.get('X-Frame-Options')).toBeNull();
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });

  it('is framed nowhere without EMBED_HOSTS', async () => {
    const { status, headers } = await siteWith({})(`/embed/match/${ended.id}`, GB);
    expect(status).toBe(200);
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  it('refreshes itself often around play, rarely before, and never after', async () => {
    const refreshOf = async (path: string) => (await opened(site(path, GB))).headers.get('Refresh');
    for (const path of [`/embed/match/${running.id}?theme=dark`, `/embed/team/${running.home?.id}`])
      expect(await refreshOf(path)).toBe(`30; url=${path}`);
    const later = await listedMatch(
      ({ state, kickOff }) => state.kind === 'not-started' && kickOff > running.kickOff + 3 * 3_600_000,
    );
    for (const path of [`/embed/match/${later.id}`, `/embed/table/${ended.competition.id}`])
      expect(await refreshOf(path)).toBe(`600; url=${path}`);
    expect(await refreshOf(`/embed/match/${ended.id}`)).toBeNull();
  });

  it('goes on to refresh a team whose next match is not listed yet', async () => {
    const start_date = '2026-11-21T12:00:00Z';
    const ended = wireMatch({ status: 'Finished', start_date, results: { runningscore: { home: 1, away: 0 } } });
    const { open } = feedSite(() => ({ fixtures: [], results: [ended] }));
    const { headers, text } = await open('/embed/team/a1');
    expect(text).toContain('<h2>Last match</h2>');
    expect(headers.get('Refresh')).toBe('600; url=/embed/team/a1');
  });

  it('stops its updates for a reader who pauses them, until that reader goes on', async () => {
    const path = `/embed/match/${running.id}?theme=dark`;
    expect(await textOf(path)).toContain(`<a href="${path}&amp;paused=1">Pause updates</a>`);
    const { headers, text } = await opened(site(`${path}&paused=1`, GB));
    expect(headers.get('Refresh')).toBeNull();
    expect(text).toContain(`<a href="${path}">Resume updates</a>`);
    expect(await textOf(`/embed/match/${ended.id}`)).not.toContain('updates</a>');
  });

  it('shows the theme and the time zone of its address', async () => {
    const path = `/embed/match/${upcoming.id}`;
    const shown = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Tokyo' });
    expect(await textOf(path)).toMatch(/color-scheme:light dark;.*\d\d:\d\d UTC/s);
    const chosen = await textOf(`${path}?theme=dark&tz=Asia/Tokyo`);
    expect(chosen).toContain('color-scheme:dark;');
    expect(chosen).toContain(`${shown.format(upcoming.kickOff)} (Tokyo)`);
    expect(await textOf(`${path}?theme=pink&tz=Mars/Base`)).toBe(await textOf(path));
  });

  it('is a table with headers, or the last and next match of a team', async () => {
    const table = await textOf(`/nl/embed/table/${ended.competition.id}`);
    expect(table).toContain(`<h1>${ended.competition.name}</h1>`);
    expect(table).toContain('<th scope="col">Team<th');
    expect(table.match(/<th scope="row">/g)?.length).toBeGreaterThan(9);
    const team = await textOf(`/embed/team/${running.home?.id}`);
    expect(team).toContain(`<h1>${running.home?.name}</h1>`);
    expect(team).toContain('<h2>Live now</h2>');
  });

  it.each(['match/nope', 'table/nope', 'team/nope', 'news/1', 'match/a%22b'])(
    'is a readable 404 for %s',
    async (rest) => {
      const response = await site(`/nl/embed/${rest}`, GB);
      expect(response.status).toBe(404);
      expect(response.headers.get('X-Frame-Options')).toBeNull();
      expect(await response.text()).toContain('niet vinden');
    },
  );

  it('is a readable 503 that tries again while the source is away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const away = siteWith({ EMBED_HOSTS: '*', LIVE_API_URL: 'https://feed-down.test' });
    for (const kind of ['match', 'table', 'team']) {
      const response = await away(`/embed/${kind}/1`, GB);
      expect(response.status).toBe(503);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await response.text()).toContain('right now');
      expect(response.headers.get('Refresh')).toBe(`60; url=/embed/${kind}/1`);
    }
  });
});

describe('GET /embed', () => {
  it.each([
    ['/embed', 'Code for your page', 'Preview'],
    ['/nl/embed', 'Code voor je pagina', 'Voorbeeld'],
  ])('%s makes the snippet of a subject and shows it', async (path, code, preview) => {
    const { headers, text } = await opened(site(`${path}?team=${ended.home?.id}&theme=dark&tz=Europe/Paris`, GB));
    const address = `${path}/team/${ended.home?.id}?theme=dark&amp;tz=Europe%2FParis`;
    expect(text).toContain(code);
    expect(text).toContain(preview);
    expect(text).toContain(`<iframe src="${address}" title="${ended.home?.name}" width="480"`);
    const snippet = /<textarea[^>]*>([^<]*)<\/textarea>/.exec(text)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(snippet).toContain(`src="${ORIGIN}${address.replace('&amp;', '&amp;amp;')}"`);
    expect(snippet).toMatch(/title="[^"]+" width="480" height="\d+" loading="lazy"/);
    expect(text.match(/<script/g)).toHaveLength(1);
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toContain("frame-src 'self'");
    expect(policy).toContain(hashOf(SNIPPET_SCRIPT));
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Frame-Options')).toBe('DENY');
  });

  it.each([
    ['', 'choose “Embed”'],
    ['?match=nope', 'can’t find'],
    ['?match=%22%3E', 'choose “Embed”'],
    ['?url=https://other.test/team/x-1', 'can’t find'],
  ])('says how to choose, or that the subject is unknown: %s', async (search, words) => {
    const text = await textOf(`/embed${search}`);
    expect(text).toContain(words);
    expect(text).not.toContain('<iframe');
  });

  it('finds the subject of a pasted address, and begins with tables of the menu', async () => {
    const { text } = await opened(site(`/embed?url=${encodeURIComponent(`${ORIGIN}/team/x-${ended.home?.id}`)}`, GB));
    expect(text).toContain(`<iframe src="/embed/team/${ended.home?.id}"`);
    expect(await textOf('/embed')).toMatch(/href="\/embed\?table=\w+"/);
  });

  it('shows no result to a visitor who hides results', async () => {
    const text = await textOf(`/embed?match=${ended.id}`, visitorOf('GB', { Cookie: 'spoilers=all' }));
    expect(text).not.toContain('<iframe');
  });
});

describe('GET /oembed', () => {
  const ask = (url: string, more = '') => site(`/oembed?url=${encodeURIComponent(url)}${more}`, GB);

  it('answers any site with the snippet of a page', async () => {
    const response = await ask(`${ORIGIN}/nl/team/x-${ended.home?.id}`, '&format=json&maxwidth=320&maxheight=200');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Content-Type')).toContain('application/json');
    expect(await response.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: ended.home?.name,
      provider_name: 'Scoreline',
      provider_url: ORIGIN,
      width: 320,
      height: 200,
      html: expect.stringContaining(`src="${ORIGIN}/nl/embed/team/${ended.home?.id}"`),
    });
  });

  it('refuses other addresses, unknown subjects and xml', async () => {
    const others = ['https://other.test/team/x-1', `${ORIGIN}/`, `${ORIGIN}/team/x-nope`, 'javascript:1', ''];
    for (const url of others) expect((await ask(url)).status, url).toBe(404);
    expect((await ask(`${ORIGIN}/team/x-${ended.home?.id}`, '&format=xml')).status).toBe(501);
    expect((await siteWith({})(`/oembed?url=${ORIGIN}/team/x-1`, GB)).status).toBe(404);
  });
});

describe('the pages of a match, a table and a team', () => {
  const pages = () =>
    [
      [`/match/football/x-${ended.id}`, `/embed?match=${ended.id}`],
      [`/nl/team/x-${ended.home?.id}`, `/nl/embed?team=${ended.home?.id}`],
      [`/football/x/x-${ended.competition.id}/standings`, `/embed?table=${ended.competition.id}`],
    ] as const;

  const pageOf = async (path: string, visit = site) => {
    const moved = await visit(path, GB);
    return (await visit(moved.headers.get('Location') ?? '', GB)).text();
  };

  it('lead to their snippet and announce an oEmbed address that answers', async () => {
    for (const [path, address] of pages()) {
      const text = await pageOf(path);
      expect(text).toContain(`href="${address}"`);
      const announced = /<link rel="alternate" type="application\/json\+oembed" [^>]*href="([^"]+)"/.exec(text)?.[1];
      const response = await site((announced ?? '').replaceAll('&amp;', '&').replace(ORIGIN, ''), GB);
      expect(await response.json()).toMatchObject({ type: 'rich', html: expect.stringContaining('<iframe') });
    }
  });

  it('say nothing of embeds where no site may frame them', async () => {
    const closed = siteWith({});
    for (const [path] of pages()) expect(await pageOf(path, closed)).not.toMatch(/oembed|href="[^"]*\/embed\?/);
  });
});
