import { describe, expect, it } from 'vitest';
import { fetchJson } from '../../../worker/upstream/fetchJson.ts';
import { Inquiry } from '../../../worker/upstream/inquiry.ts';
import { RecordSplitter } from '../../../worker/upstream/recordSplitter.ts';

const LISTS = ['fixtures', 'results'];

function split(text: string, size = text.length || 1) {
  const records: unknown[] = [];
  const splitter = new RecordSplitter(LISTS, (record) => records.push(record));
  const bytes = new TextEncoder().encode(text);
  for (let from = 0; from < bytes.length; from += size) splitter.push(bytes.subarray(from, from + size));
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

describe('RecordSplitter', () => {
  it.each(ANSWERS.map((answer) => [JSON.stringify(answer), answer] as const))(
    'records are split out wherever the chunks end: %s',
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
  ])('invalid JSON stays invalid: %j', (text) => {
    expect(isJson(text)).toBe(false);
    for (const size of [1, 3, text.length || 1]) expect(isJson(split(text, size).rest), String(size)).toBe(false);
  });
});

describe('oversized record', () => {
  it.each([1_000, 70_000, 50_000_000])(
    'an oversized record becomes null and the others stay (in parts of %i bytes)',
    (size) => {
      const long = { id: 'long', text: 'x'.repeat(5_000_000), more: [[{}]] };
      for (const places of [[long], [long, 1], [1, long], [1, long, 2, long], [long, long, 3]]) {
        const { records, rest } = split(JSON.stringify({ fixtures: places, results: [4] }), size);
        expect(records).toEqual([...places.map((each) => (each === long ? null : each)), 4]);
        expect(JSON.parse(rest ?? '')).toEqual({ fixtures: [], results: [] });
      }
    },
  );
});

describe('answer read record by record', () => {
  const upstream = { id: 'test', kind: 'real', baseUrl: 'https://feed.test', headers: {}, timeoutMs: 5000 } as const;

  it('an endless part outside the lists is refused', async () => {
    const part = new TextEncoder().encode(`"${'x'.repeat(99_990)}",`);
    let sent = 0;
    const body = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(new TextEncoder().encode('{"notes":[')),
        pull(controller) {
          controller.enqueue(part);
          sent += part.byteLength;
        },
      });
    const reading = { lists: LISTS, read: () => undefined, cut: () => undefined };
    const answer = await fetchJson(
      { ...upstream, fetch: async () => new Response(body()) },
      'v2/events/live',
      new Inquiry(),
      reading,
    );
    expect(answer).toMatchObject({ ok: false, error: { kind: 'too-large' } });
    expect(sent).toBeLessThan(6_000_000);
  });

  it('the charset of the answer is used', async () => {
    const text = '{"fixtures":[{"name":"K\u00f6ln"},{"name":"M\u00e1laga"}],"results":[]}';
    const latin = Uint8Array.from(text, (sign) => sign.charCodeAt(0));
    const headers = { 'Content-Type': 'application/json; charset=iso-8859-1' };
    const names: unknown[] = [];
    const reading = { lists: LISTS, read: (record: unknown) => void names.push(record), cut: () => undefined };
    await fetchJson({ ...upstream, fetch: async () => new Response(latin, { headers }) }, 'x', new Inquiry(), reading);
    expect(names).toEqual([{ name: 'K\u00f6ln' }, { name: 'M\u00e1laga' }]);
  });

  it('an answer that is not JSON reports how it begins', async () => {
    const reading = { lists: LISTS, read: () => undefined, cut: () => undefined };
    const answer = await fetchJson(
      { ...upstream, fetch: async () => new Response('<h1>Gone</h1>') },
      'x',
      new Inquiry(),
      reading,
    );
    expect(answer).toMatchObject({ ok: false, error: { kind: 'not-json', detail: '<h1>Gone</h1>' } });
  });
});
