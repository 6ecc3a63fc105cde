import { describe, expect, it } from 'vitest';
import { siteWith } from '../site.runtime.ts';

const points: unknown[] = [];
const TOKEN = 'a-token-of-operations-for-tests';
const MEASURES = { writeDataPoint: (point: unknown) => points.push(point) };
const site = siteWith({ ENVIRONMENT: 'production', MEASURES, OPS_TOKEN: TOKEN });
const cf = { country: 'NL', timezone: 'Europe/Amsterdam' };

const send = async (body: string, headers: Record<string, string> = {}) =>
  (await site('/api/vitals', headers, { method: 'POST', body, headers, cf })).status;

const written = () => points.splice(0).filter((point) => JSON.stringify(point).includes('"vitals"'));

describe('the speed of a page as its visitor had it', () => {
  it('is written with the kind of page and the country alone', async () => {
    expect(await send('{"kind":"event","lcp":812.5,"cls":0.01,"id":"x"}', { 'User-Agent': 'a browser' })).toBe(204);
    expect(written()).toEqual([{ indexes: ['vitals'], blobs: ['vitals', 'event', 'NL'], doubles: [812.5, -1, 0.01] }]);
  });

  it('is on the page of operations', async () => {
    for (const lcp of [500, 900, 1_500, 2_400]) await send(`{"kind":"team","lcp":${lcp},"inp":40}`);
    const page = await (await site('/ops', { Authorization: `Bearer ${TOKEN}` }, { cf })).text();
    expect(page.replaceAll(/<[^>]+>/g, ' ')).toMatch(/team\s+NL\s+4\s+2400\s+40/);
  });

  it.each(['Sec-GPC', 'DNT'])('is not written for a browser that sends %s: 1', async (name) => {
    written();
    expect(await send('{"kind":"event","lcp":1}', { [name]: '1' })).toBe(204);
    expect(written()).toEqual([]);
  });

  it.each(['{}', '{"kind":"<b>"}', '{"kind":"event","lcp":-1}', '{"kind":"event","lcp":"1"}', 'lcp', ''])(
    'refuses %s',
    async (body) => expect(await send(body)).toBe(400),
  );

  it('is asked of pages in production only', async () => {
    expect(await (await site('/static/about-us', {}, { cf })).text()).toContain('"measuresSpeed":true');
    expect(
      await (await siteWith({ ENVIRONMENT: 'staging', MEASURES })('/static/about-us', {}, { cf })).text(),
    ).not.toContain('measuresSpeed');
  });
});
