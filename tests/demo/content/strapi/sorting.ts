import type { ContentTypeName } from '../row.ts';
import { type Json, type Row, relatedRows } from '../row.ts';
import { internalError, invalidParameter } from './problem.ts';
import { listOf, type QueryNode } from './queryString.ts';
import { relationTarget, scalarNames } from './schema.ts';

type Order = (left: Row, right: Row) => number;

/** Compiles `sort=rank:asc,country.name:desc` to a row comparator. Equal rows are ordered by id. Throws for an unknown field. */
export function compileSort(type: ContentTypeName, sort: QueryNode | undefined): Order {
  const orders = listOf(sort).map((term) => compileTerm(type, term));
  return (left, right) => {
    for (const order of orders) {
      const result = order(left, right);
      if (result !== 0) return result;
    }
    return left.id - right.id;
  };
}

function compileTerm(type: ContentTypeName, term: string): Order {
  const [path = '', direction = 'asc'] = term.split(':');
  const read = compilePath(type, path.split('.'));
  const lowered = direction.toLowerCase();
  // Strapi passes an invalid direction to its database, which fails. So the answer is 500 and not 400.
  if (lowered !== 'asc' && lowered !== 'desc') throw internalError();
  const sign = lowered === 'asc' ? 1 : -1;
  return (left, right) => sign * compareValues(read(left), read(right));
}

function compilePath(type: ContentTypeName, path: readonly string[]): (row: Row) => Json {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    if (name === 'id') return (row) => row.id;
    if (!scalarNames(type).includes(name)) throw invalidParameter(name);
    return (row) => row.fields[name] ?? null;
  }
  const target = relationTarget(type, name);
  if (target === undefined) throw invalidParameter(name);
  const read = compilePath(target, rest);
  return (row) => {
    const [related] = relatedRows(row, name);
    return related === undefined ? null : read(related);
  };
}

const collator = new Intl.Collator('en');

/** Null comes last in ascending order. */
function compareValues(left: Json, right: Json): number {
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (typeof left === 'string' && typeof right === 'string') return collator.compare(left, right);
  return Number(left) - Number(right);
}
