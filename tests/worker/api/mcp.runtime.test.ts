import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { OPERATIONS } from '../../../worker/api/operations.ts';
import { siteWith, visit, visitorOf } from '../site.runtime.ts';

const reply = v.looseObject({
  result: v.optional(v.looseObject({})),
  error: v.optional(v.object({ code: v.number(), message: v.string() })),
});

async function send(message: unknown, headers: Record<string, string> = {}) {
  const body = typeof message === 'string' ? message : JSON.stringify(message);
  const all = visitorOf('GB', {
    'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream',
    ...headers,
  });
  const answer = await visit('/mcp', all, { method: 'POST', body });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, ...(text === '' ? {} : v.parse(reply, JSON.parse(text))) };
}

const call = (name: string, given: object = {}) =>
  send({ jsonrpc: '2.0', id: 7, method: 'tools/call', params: { name, arguments: given } });

describe('the MCP server', () => {
  it('agrees on a version of the protocol', async () => {
    const hello = (protocolVersion: string) =>
      send({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion } });
    expect((await hello('2025-06-18')).result).toMatchObject({
      protocolVersion: '2025-06-18',
      capabilities: { tools: {} },
    });
    expect((await hello('1999-01-01')).result).toMatchObject({ protocolVersion: '2025-11-25' });
    expect((await send({ jsonrpc: '2.0', method: 'notifications/initialized' })).status).toBe(202);
  });

  it('describes each operation as a read-only tool with its parameters', async () => {
    const { result } = await send({ jsonrpc: '2.0', id: 2, method: 'tools/list' });
    const tool = v.looseObject({
      name: v.string(),
      description: v.string(),
      inputSchema: v.looseObject({ required: v.array(v.string()) }),
    });
    const tools = v.parse(v.array(tool), result?.tools);
    expect(tools.map(({ name }) => name)).toContain('listMatches');
    expect(tools.find(({ name }) => name === 'getMatch')?.inputSchema.required).toEqual(['id']);
    expect(tools.every((each) => JSON.stringify(each).includes('"readOnlyHint":true'))).toBe(true);
  });

  it('answers a call like the API, as short text with the data once', async () => {
    const { result } = await call('listMatches', { date: '2026-11-21', sport: 'football', limit: 3 });
    const path = '/api/v1/matches?date=2026-11-21&limit=3';
    const { matches, asOf, stale, source, licence } = JSON.parse(await (await visit(path, visitorOf('GB'))).text());
    const text = JSON.stringify(result?.content);
    for (const { home, id } of matches) expect(text).toMatch(new RegExp(`${id}.*${home.name} \\[${home.id}\\]`));
    const next = { from: '2026-11-21', to: '2026-11-21', offset: '3', limit: '3', sport: 'football' };
    const facts = { asOf, stale, source, licence: licence.url, isCut: false, next };
    expect(result?.structuredContent).toEqual(facts);
  });

  it('names the arguments of the rest of a list, and takes them', async () => {
    const [{ id }] = JSON.parse(
      await (await visit('/api/v1/competitions?limit=1', visitorOf('GB'))).text(),
    ).competitions;
    const first = await call('getScorers', { id, limit: 1 });
    const next = { id, limit: '1', offset: '1' };
    expect(first.result?.structuredContent).toMatchObject({ next });
    const second = await call('getScorers', next);
    expect(second.result?.structuredContent).toMatchObject({ next: { id, limit: '1', offset: '2' } });
    expect(second.result?.content).not.toEqual(first.result?.content);
  });

  it('shares the answer of the last seconds with the API, which is made once', async () => {
    const run = vi.spyOn(OPERATIONS.listCompetitions, 'run');
    const site = siteWith({});
    const body = JSON.stringify({
      ...{ jsonrpc: '2.0', id: 7, method: 'tools/call' },
      params: { name: 'listCompetitions', arguments: { sport: 'handball', lang: 'nl' } },
    });
    const path = '/api/v1/competitions?lang=nl&sport=handball&limit=20';
    const answers = ['first', 'second', 'third'].map(() => async () => {
      await (await site(path, visitorOf('GB'))).text();
      return (await site('/mcp', visitorOf('GB'), { method: 'POST', body })).text();
    });
    for (const answer of answers) expect(JSON.parse(await answer()).result.structuredContent.licence).toBeDefined();
    // The first answer brings matches, so it is older than they are.
    expect(run.mock.calls.length).toBeLessThanOrEqual(2);
    expect(run.mock.calls.length).toBeGreaterThan(0);
    run.mockRestore();
  });

  it('names the mistake in a call', async () => {
    expect((await call('getMatch', { id: 'nosuchid' })).result).toMatchObject({ isError: true });
    expect(JSON.stringify((await call('listMatches', { tz: 'Mars' })).result)).toContain('IANA time zone');
    expect((await call('deleteEverything')).error?.code).toBe(-32_602);
    expect((await send({ jsonrpc: '2.0', id: 3, method: 'resources/list' })).error?.code).toBe(-32_601);
    expect(await send('{')).toMatchObject({ status: 400, error: { code: -32_700 } });
    expect(await send([{ jsonrpc: '2.0', id: 1, method: 'ping' }])).toMatchObject({ status: 400 });
    expect(await send(`"${'x'.repeat(20_000)}"`)).toMatchObject({ status: 400 });
    expect((await send({ jsonrpc: '2.0', id: 1, method: 'ping' }, { 'MCP-Protocol-Version': '1.0' })).status).toBe(400);
  });

  it('takes no GET, because it pushes nothing', async () => {
    const answer = await visit('/mcp', visitorOf('GB'));
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});
