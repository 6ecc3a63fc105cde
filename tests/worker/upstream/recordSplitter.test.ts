import { describe, expect, it } from 'vitest';
import { fetchJson } from '../../../worker/upstream/fetchJson.ts';
import { RecordSplitter } from '../../../worker/upstream/recordSplitter.ts';

const LISTS = ['fixtures', 'results'];

function split(text: string, size = text.length || 1) {
  const records: unknown[] = [];
  const splitter = new RecordSplitter(LISTS, (record) => records.push(record));
  for (let from = 0; from < text.length; from += size) splitter.push(text.slice(from, from + size));
  return { records, rest: splitter.end() };
}

const isJson = (text: string | null) => {
  try {
    JSON.parse(text ?? '');
    return true;
  } catch {
    return false;
  }
};

const ANSWERS: unknown[] = [
  {
    fixtures: [
      { id: 'a', name: 'x, "y" ] } [ {' },
      { id: 'b', incidents: { home: [[1], [{}]], away: [] } },
    ],
    results: [],
  },
  { results: [{ id: 'c' }], more: { fixtures: [1, 2] }, fixtures: [null, 1, 'text', [3], true] },
  { fixtures: [], results: null },
  { fixtures: 7, results: 'x' },
  { detail: 'nothing', fixtures: [{ id: 'd' }] },
  { 'my fixtures': [1], note: '"fixtures": [', fixtures: [{ quote: 'a\\' }, { quote: '\\"' }, { name: 'Šibenik ⚽' }] },
  [],
  [{ fixtures: [1] }],
  null,
  'fixtures',
  12,
];

describe('the records of an answer', () => {
  it.each(ANSWERS.map((answer) => [JSON.stringify(answer), answer] as const))(
    'are taken out of it wherever its parts end: %s',
    (text, answer) => {
      for (const written of [text, JSON.stringify(answer, null, 2)]) {
        for (const size of [1, 2, 3, 7, written.length]) {
          const { records, rest } = split(written, size);
          const whole: unknown = JSON.parse(written);
          const fields =
            typeof whole === 'object' && whole !== null && !Array.isArray(whole) ? Object.entries(whole) : [];
          const listed = fields.filter(([name, value]) => LISTS.includes(name) && Array.isArray(value));
          expect(records).toEqual(listed.flatMap(([, value]) => value));
          const emptied = Object.fromEntries(
            fields.map(([name, value]) => [name, LISTS.includes(name) && Array.isArray(value) ? [] : value]),
          );
          expect(JSON.parse(rest ?? '')).toEqual(fields.length === 0 ? whole : emptied);
        }
      }
    },
  );

  it.each([
    '',
    '{',
    '{"fixtures": [{"id": 1}',
    '{"fixtures": [{"id": 1}]',
    '{"fixtures": [{"id": 1},]}',
    '{"fixtures": [,{"id": 1}]}',
    '{"fixtures": [{"id": 1},,{"id": 2}]}',
    '{"fixtures": [{"id": 1} {"id": 2}]}',
    '{"fixtures": [{"id": }]}',
    '{"fixtures": [{"id": 1}]}]',
    '{"fixtures": [{"id": 1}]} x',
    '{"fixtures": [{"id": "1]}',
    '{"fixtures": [1}]',
    '<html>fixtures: []</html>',
  ])('of what is no JSON make none of it: %j', (text) => {
    expect(isJson(text)).toBe(false);
    for (const size of [1, 3, text.length || 1]) expect(isJson(split(text, size).rest), String(size)).toBe(false);
  });
});

describe('an answer that is read record by record', () => {
  const upstream = { id: 'test', kind: 'real', baseUrl: 'https://feed.test', headers: {}, timeoutMs: 5000 } as const;

  it('may have 20,000 of them, of which one is held at a time', async () => {
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
    const reading = { lists: LISTS, read };
    const whole = await fetchJson({ ...upstream, fetch: async () => new Response(body()) }, 'v2/events/live');
    expect(whole).toMatchObject({ ok: false, error: { reason: 'too-large' } });
    const answer = await fetchJson({ ...upstream, fetch: async () => new Response(body()) }, 'v2/events/live', reading);
    expect(answer).toEqual({ ok: true, value: { fixtures: [], results: [] } });
    expect(count).toBe(20_000);
  });

  it('says how a text began that is none', async () => {
    const reading = { lists: LISTS, read: () => undefined };
    const answer = await fetchJson({ ...upstream, fetch: async () => new Response('<h1>Gone</h1>') }, 'x', reading);
    expect(answer).toMatchObject({ ok: false, error: { reason: 'not-json', detail: '<h1>Gone</h1>' } });
  });
});
