import * as v from 'valibot';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { visitorOf, visitSite } from './site.runtime.ts';

const source = v.object({ ok: v.boolean(), lastFailure: v.nullable(v.string()), problem: v.nullable(v.string()) });
const report = v.object({ status: v.string(), sources: v.object({ live: source, content: source }) });

let sites = 0;

/** What `/api/health` says of a site whose backends answer with a status. */
async function healthWith(status: number, tokens: { LIVE_API_TOKEN?: string; CMS_TOKEN?: string }) {
  sites += 1;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: null }, { status }));
  const settings = { LIVE_API_URL: `https://live-${sites}.test`, CMS_URL: `https://cms-${sites}.test`, ...tokens };
  const answer = await visitSite(settings, '/api/health', visitorOf('GB'));
  return { code: answer.status, ...v.parse(report, await answer.json()).sources };
}

afterEach(() => vi.restoreAllMocks());

describe('/api/health of a site that its sources refuse', () => {
  it.each([401, 403])('says which token is missing (%i)', async (status) => {
    const { code, live, content } = await healthWith(status, {});
    expect(code).toBe(503);
    expect(live).toEqual({
      ok: false,
      lastFailure: 'refused',
      problem: 'the source wants a token, and LIVE_API_TOKEN is not set',
    });
    expect(content.problem).toBe('the source wants a token, and CMS_TOKEN is not set');
  });

  it('says which token is wrong', async () => {
    const { live, content } = await healthWith(401, { LIVE_API_TOKEN: 'a', CMS_TOKEN: 'b' });
    expect(live.problem).toMatch(/^the source refuses LIVE_API_TOKEN:/);
    expect(content.problem).toMatch(/^the source refuses CMS_TOKEN:/);
  });

  it('blames no token for another failure', async () => {
    const { content } = await healthWith(500, { CMS_TOKEN: 'b' });
    expect(content).toEqual({ ok: false, lastFailure: 'status', problem: null });
  });
});
