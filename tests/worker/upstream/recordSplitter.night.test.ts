import { describe, expect, it, vi } from 'vitest';
import { fetchJson } from '../../../worker/upstream/fetchJson.ts';
import { Inquiry } from '../../../worker/upstream/inquiry.ts';

const LISTS = ['fixtures', 'results'];

describe('fetchJson with a reader of records', () => {
  const upstream = { id: 'test', kind: 'real', baseUrl: 'https://feed.test', headers: {}, timeoutMs: 5000 } as const;

  it('20,000 records are read from an answer too large to read whole', async () => {
    const record = `{"id":"m","name":"${'x'.repeat(1500)}"}`;
    const body = () =>
      new ReadableStream<Uint8Array>({
        start(controller) {
          const encoder = new TextEncoder();
          controller.enqueue(encoder.encode('{"fixtures":['));
          for (let part = 0; part < 200; part += 1) {
            controller.enqueue(encoder.encode(`${part === 0 ? '' : ','}${Array(100).fill(record).join()}`));
          }
          controller.enqueue(encoder.encode('],"results":[]}'));
          controller.close();
        },
      });
    let count = 0;
    const read = () => {
      count += 1;
    };
    const reading = { lists: LISTS, read, cut: () => undefined };
    const whole = await fetchJson(
      { ...upstream, fetch: async () => new Response(body()) },
      'v2/events/live',
      new Inquiry(),
    );
    expect(whole).toMatchObject({ ok: false, error: { kind: 'too-large' } });
    const answer = await fetchJson(
      { ...upstream, fetch: async () => new Response(body()) },
      'v2/events/live',
      new Inquiry(),
      reading,
    );
    expect(answer).toEqual({ ok: true, value: { fixtures: [], results: [] } });
    expect(count).toBe(20_000);
  });

  it('records before the size limit are kept', async () => {
    const record = new TextEncoder().encode(`,{"id":"m","name":"${'x'.repeat(999_000)}"}`);
    let isCancelled = false;
    let sent = 0;
    const body = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"results":[],"fixtures":[0')),
        pull(controller) {
          controller.enqueue(record);
          sent += record.byteLength;
        },
        cancel() {
          isCancelled = true;
        },
      });
    const cut = vi.fn();
    const read = vi.fn();
    const reading = { lists: LISTS, read, cut };
    const answer = await fetchJson(
      { ...upstream, fetch: async () => new Response(body()) },
      'v2/events/live',
      new Inquiry(),
      reading,
    );
    expect(answer).toEqual({ ok: true, value: { fixtures: [], results: [] } });
    expect(cut).toHaveBeenCalledOnce();
    expect(isCancelled).toBe(true);
    expect(read.mock.calls.length).toBeGreaterThan(150);
    expect(sent).toBeLessThan(165 * 1024 * 1024);
  });
});
