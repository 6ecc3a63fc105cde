import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitorOf, visitSite } from '../site.runtime.ts';

const PNG = new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10]);

/** A content system with nothing published, whose other addresses are pictures. */
function contentAnswers() {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    new Request(input, init).url.includes('/api/')
      ? Response.json({ data: [], meta: {} })
      : new Response(PNG, { headers: { 'Content-Type': 'image/png' } }),
  );
}

const ask = (CMS_URL: string, url: string) =>
  visitSite({ IMAGES: undefined, CMS_URL }, `/image?${new URLSearchParams({ url, w: '96' })}`, visitorOf('GB'));

afterEach(() => vi.restoreAllMocks());

describe('pictures of the content system', () => {
  it.each([
    ['https://cms.test', 'https://cms.test/uploads/logo.png'],
    ['https://ops.test/strapi', 'https://ops.test/strapi/uploads/logo.png'],
    ['https://ops.test/strapi/', 'https://ops.test/strapi/uploads/flag_gb_eng_1.png'],
  ])('of %s are served from its uploads, also beneath a path', async (cms, picture) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    contentAnswers();
    expect((await ask(cms, picture)).status).toBe(200);
  });

  it.each([
    'https://ops.test/uploads/logo.png',
    'https://ops.test/strapi/api/uploads',
    'https://ops.test/strapi/x.png',
  ])('asks nothing of %s, which is beside them', async (picture) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    contentAnswers();
    expect((await ask('https://ops.test/strapi', picture)).status).toBe(403);
  });
});
