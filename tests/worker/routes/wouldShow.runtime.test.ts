import { describe, expect, it, vi } from 'vitest';
import { siteWith } from '../site.runtime.ts';

const PURGE_SECRET = 'the secret of this webhook';

/** Asks a site with demonstration scores about an entry. */
async function asked(body: unknown, headers: Record<string, string> = { 'X-Purge-Secret': PURGE_SECRET }) {
  const init = { method: 'POST', body: JSON.stringify(body) };
  const response = await siteWith({ PURGE_SECRET })('/api/would-show', headers, init);
  return { status: response.status, text: await response.text() };
}

const page = (pageLink: string) => ({
  type: 'page-content',
  locale: 'en',
  entry: { pageLink, content: [{ text: 'Words.' }] },
});

describe('POST /api/would-show', () => {
  it.each([
    ['/football/england', '{"reasons":[]}'],
    ['/football/winter', 'The scores have nothing at /football/winter'],
    ['/football/england/no-such-cup-999999', 'The scores have nothing at'],
    ['/promotions/winter', 'These paths take text'],
  ])('tells the content system about a page at %s', async (path, words) => {
    expect(await asked(page(path))).toEqual({ status: 200, text: expect.stringContaining(words) });
  });

  it('knows the policy that comes with an operator', async () => {
    const entry = {
      name: 'Betco',
      playUrl: 'https://example.com/',
      countries: { data: [{ attributes: { code: 'PT' } }] },
    };
    expect((await asked({ type: 'operator', entry })).text).toContain('Portugal has 1 operator and no reviewed rule');
    expect((await asked({ type: 'operator', entry, policy: { PT: {} } })).text).toBe('{"reasons":[]}');
  });

  it('refuses strangers and other bodies', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect((await asked(page('/football'), {})).status).toBe(401);
    expect((await asked('about')).status).toBe(400);
    expect((await asked({ type: 'page-content' })).status).toBe(400);
    expect((await asked('x'.repeat(1024 * 1024))).status).toBe(413);
  });
});
