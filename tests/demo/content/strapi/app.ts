import { type Context, Hono } from 'hono';
import { FIRST_LOCALE } from '../../../../web/domain/locale.ts';
import type { ContentStore, ContentTypeName, Row } from '../row.ts';
import { compileFilters } from './filters.ts';
import { formatRow } from './format.ts';
import { paginate } from './pagination.ts';
import { parsePopulate } from './populate.ts';
import { forbidden, notFound, Problem } from './problem.ts';
import { branch, parseQueryString, type QueryTree } from './queryString.ts';
import { collections, singles } from './schema.ts';
import { compileSort } from './sorting.ts';

/** An in-process content backend. It answers `/api/…` in the format of Strapi 4 from the rows of a store. */
export function createStrapiEmulator(rowsOf: ContentStore, options: { now: () => number }): Hono {
  const app = new Hono();

  app.get('/api/:name', (context) => {
    const query = queryOf(context);
    const name = context.req.param('name');
    const collection = collections.get(name);
    if (collection !== undefined) {
      return json(context, listAnswer(collection, rowsOf(collection, options.now()), query));
    }
    const single = singles.get(name);
    if (single === undefined) throw notFound();
    return json(context, oneAnswer(single, inLocale(rowsOf(single, options.now()), query)[0], query));
  });

  app.get('/api/:name/:id', (context) => {
    const type = collections.get(context.req.param('name'));
    if (type === undefined) throw notFound();
    const id = Number(context.req.param('id'));
    const row = rowsOf(type, options.now()).find((candidate) => candidate.id === id);
    return json(context, oneAnswer(type, row, queryOf(context)));
  });

  // Like a read-only Strapi: 403 for a write that the route supports, 405 for other methods.
  app.all('/api/:name', (context) => {
    const name = context.req.param('name');
    if (!collections.has(name) && !singles.has(name)) throw notFound();
    const writes = collections.has(name) ? ['POST'] : ['PUT', 'DELETE'];
    if (writes.includes(context.req.method)) throw forbidden();
    return context.text('Method Not Allowed', 405, { Allow: ['HEAD', 'GET', ...writes].join(', ') });
  });

  app.notFound((context) => refusal(context, notFound()));
  app.onError((error, context) => {
    if (error instanceof Problem) return refusal(context, error);
    throw error;
  });
  return app;
}

function listAnswer(type: ContentTypeName, rows: readonly Row[], query: QueryTree): object {
  const order = compileSort(type, query.get('sort'));
  const test = compileFilters(type, branch(query, 'filters'));
  const found = inLocale(rows, query).filter(test).sort(order);
  const page = paginate(found, branch(query, 'pagination'));
  const populate = parsePopulate(query.get('populate'), query.get('fields'));
  return {
    data: page.rows.map((row) => formatRow(type, row, populate)),
    meta: { pagination: page.pagination },
  };
}

function oneAnswer(type: ContentTypeName, row: Row | undefined, query: QueryTree): object {
  if (row === undefined) throw notFound();
  return { data: formatRow(type, row, parsePopulate(query.get('populate'), query.get('fields'))), meta: {} };
}

/** Keeps the rows of the `locale` parameter, English by default. `all` keeps every row; an unknown locale keeps none. */
function inLocale(rows: readonly Row[], query: QueryTree): readonly Row[] {
  const locale = query.get('locale') ?? FIRST_LOCALE;
  return locale === 'all' ? rows : rows.filter((row) => row.locale === locale);
}

function queryOf(context: Context): QueryTree {
  return parseQueryString(new URL(context.req.url).searchParams);
}

function refusal(context: Context, problem: Problem): Response {
  return json(context, problem.body(), problem.status);
}

function json(context: Context, body: object, status: 200 | Problem['status'] = 200): Response {
  return context.body(JSON.stringify(body), status, { 'Content-Type': 'application/json; charset=utf-8' });
}
