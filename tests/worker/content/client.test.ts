import { expect, it } from 'vitest';
import { contentClient } from '../../support/contentClient.ts';

const ROWS = Array.from({ length: 23 }, (_, id) => ({
  id,
  attributes: { name: `row ${id}`, publishedAt: '2026-01-01' },
}));

interface Server {
  rows?: object[];
  /** The largest page size, whatever a query asks for. */
  mostRows?: number;
  /** Fields of a response besides `data`. */
  tells?: 'counts' | 'sizes' | 'nothing';
}

/** A content system that clamps page sizes like Strapi, and its number of calls. */
function strapi({ rows = ROWS, mostRows = 100, tells = 'counts' }: Server) {
  const asked: string[] = [];
  const client = contentClient(async ({ url }) => {
    const { searchParams } = new URL(url);
    const page = Number(searchParams.get('pagination[page]'));
    const pageSize = Math.min(mostRows, Number(searchParams.get('pagination[pageSize]')));
    asked.push(`${page}`);
    const data = rows.slice((page - 1) * pageSize, page * pageSize);
    const counts = { pageCount: Math.ceil(rows.length / pageSize), total: rows.length };
    const pagination = { page, pageSize, ...(tells === 'counts' ? counts : {}) };
    return Response.json(tells === 'nothing' ? { data } : { data, meta: { pagination } });
  });
  return { asked, list: (most: number) => client.list('operators', {}, most) };
}

async function namesOf(server: ReturnType<typeof strapi>, most: number): Promise<unknown[]> {
  const answer = await server.list(most);
  if (!answer.ok) throw new Error(answer.error.detail);
  return answer.value.map(({ name }) => name);
}

const names = ROWS.map(({ attributes }) => attributes.name);

it('one page of content costs one call', async () => {
  const server = strapi({});
  expect(await namesOf(server, 100)).toEqual(names);
  expect(server.asked).toEqual(['1']);
});

it.each([
  ['counts its pages', 'counts', 5],
  ['tells the size of its pages alone', 'sizes', 5],
  ['tells that size, and ends with a full page', 'sizes', 1],
] as const)('a list is read to its end when a server gives short pages and %s', async (_, tells, mostRows) => {
  expect(await namesOf(strapi({ mostRows, tells }), 100)).toEqual(names);
});

it('a list ends when the server reports no more', async () => {
  const server = strapi({ mostRows: 5, tells: 'nothing' });
  expect(await namesOf(server, 100)).toEqual(names.slice(0, 5));
  expect(server.asked).toEqual(['1']);
});

it('a list stops at the requested number without an extra page', async () => {
  const server = strapi({ mostRows: 5 });
  expect(await namesOf(server, 12)).toEqual(names.slice(0, 12));
  expect(server.asked).toEqual(['1', '2', '3']);
});

it('a list ends even when the server repeats drafts forever', async () => {
  const draft = { id: 1, attributes: { name: 'draft', publishedAt: null } };
  const client = contentClient(async () =>
    Response.json({ data: [draft, draft], meta: { pagination: { page: 1, pageSize: 2 } } }),
  );
  expect(await client.list('operators', {}, 20)).toEqual({ ok: true, value: [] });
});

it.each([
  ['has no languages', { 'populate[country][populate][0]': 'flag', 'populate[country][populate][1]': 'localizations' }],
  ['has no such component', { 'populate[logo]': 'true', 'populate[offer]': 'true' }],
])('a list leaves out a field that its type lacks and %s', async (_, query) => {
  const asked: string[] = [];
  const client = contentClient(async ({ url }) => {
    const { search } = new URL(url);
    asked.push(search);
    return /localizations|offer/.test(search)
      ? Response.json({ data: null, error: { status: 400, message: 'Invalid key' } }, { status: 400 })
      : Response.json({ data: ROWS });
  });
  const answer = await client.list('operators', query, 100);
  expect(answer.ok && answer.value.length).toBe(ROWS.length);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toMatch(/flag|logo/);
});

it('a list leaves out drafts and invalid rows', async () => {
  const rows = [{ id: 1, attributes: { name: 'draft', publishedAt: null } }, { id: 2 }, ...ROWS.slice(0, 1)];
  expect(await namesOf(strapi({ rows }), 100)).toEqual(['row 0']);
});
