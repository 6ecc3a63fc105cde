import type { Row } from '../row.ts';
import { mixedPagination } from './problem.ts';
import type { QueryTree } from './queryString.ts';

const DEFAULT_SIZE = 25;
const LARGEST_SIZE = 100;

export interface Page {
  readonly rows: readonly Row[];
  readonly pagination: Readonly<Record<string, number>>;
}

/** Returns one page of the rows, by `page` and `pageSize` or by `start` and `limit`. Throws when the query mixes both. */
export function paginate(rows: readonly Row[], asked: QueryTree): Page {
  const byPage = asked.has('page') || asked.has('pageSize');
  const byOffset = asked.has('start') || asked.has('limit');
  if (byPage && byOffset) throw mixedPagination();
  const total = rows.length;
  const counted = asked.get('withCount') !== 'false';
  if (byOffset) {
    const start = Math.max(0, wholeNumber(asked, 'start', 0));
    const limit = clampLimit(wholeNumber(asked, 'limit', DEFAULT_SIZE));
    return { rows: rows.slice(start, start + limit), pagination: { start, limit, ...(counted ? { total } : {}) } };
  }
  const page = Math.max(1, wholeNumber(asked, 'page', 1));
  const pageSize = Math.min(LARGEST_SIZE, Math.max(1, wholeNumber(asked, 'pageSize', DEFAULT_SIZE)));
  const start = (page - 1) * pageSize;
  return {
    rows: rows.slice(start, start + pageSize),
    pagination: { page, pageSize, ...(counted ? { pageCount: Math.ceil(total / pageSize), total } : {}) },
  };
}

/** `limit=-1` means all rows, up to the largest page size. */
function clampLimit(limit: number): number {
  return limit < 0 ? LARGEST_SIZE : Math.min(LARGEST_SIZE, limit);
}

function wholeNumber(asked: QueryTree, name: string, otherwise: number): number {
  const text = asked.get(name);
  const number = typeof text === 'string' ? Number.parseInt(text, 10) : Number.NaN;
  return Number.isNaN(number) ? otherwise : number;
}
