import { afterEach, expect, it, vi } from 'vitest';
import type { Env } from '../../../worker/env.ts';
import { siteWith } from '../site.runtime.ts';

const WORD = 'zaphodsecretword';

const visitors = {
  'User-Agent': `Mozilla/5.0 ${WORD}`,
  Referer: `https://elsewhere.example/?${WORD}`,
  Cookie: `follow=${WORD}; zone=${WORD}`,
  'X-Forwarded-For': WORD,
  'CF-Connecting-IP': '203.0.113.77',
};

const paths = [
  `/api/search?q=${WORD}`,
  `/nl/zoeken?q=${WORD}`,
  `/search?q=${WORD}`,
  `/?filter=${WORD}&q=${WORD}`,
  `/api/live?sport=${WORD}`,
  `/api/live?since=${WORD}`,
  `/match/football/x-y-1?market=${WORD}`,
  `/image?url=https://a.test/${WORD}.png&w=96`,
  `/image?url=https://pictures.test/${WORD}.png&w=96`,
  `/play/nobody?from=${WORD}`,
];

afterEach(() => vi.restoreAllMocks());

it.each<[string, Partial<Env>]>([
  ['works', { MEDIA_HOSTS: 'pictures.test' }],
  [
    'has lost its backends',
    { MEDIA_HOSTS: 'pictures.test', LIVE_API_URL: 'https://live-words.test', CMS_URL: 'https://cms-words.test' },
  ],
])('no line of the log holds a visitor’s words, address or browser while the site %s', async (_, settings) => {
  const lines: string[] = [];
  for (const level of ['info', 'warn', 'error', 'log'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
  }
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async (input, init) => new Response(new Request(input, init).url, { status: 500 }),
  );
  const site = siteWith({ ENVIRONMENT: 'production', ...settings });
  for (const path of paths) await site(path, visitors);
  const requests = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'request');
  expect(requests).toHaveLength(paths.length);
  expect(lines.filter((line) => line.includes(WORD) || line.includes('203.0.113'))).toEqual([]);
});
