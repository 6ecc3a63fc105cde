import type { ContentTypeName } from '../row.ts';
import { type Json, type Row, relatedRows } from '../row.ts';
import { invalidParameter } from './problem.ts';
import { type QueryNode, type QueryTree, textsOf } from './queryString.ts';
import { relationTarget, scalarNames } from './schema.ts';

type RowTest = (row: Row) => boolean;
type ValueTest = (value: Json) => boolean;

/** Compiles `filters[…]` to a row predicate. Throws for an unknown field; ignores an unknown operator, like Strapi 4. */
export function compileFilters(type: ContentTypeName, filters: QueryTree): RowTest {
  const tests = [...filters].map(([key, condition]) => compileKey(type, key, condition));
  return (row) => tests.every((test) => test(row));
}

function compileKey(type: ContentTypeName, key: string, condition: QueryNode): RowTest {
  if (key === '$and' || key === '$or') {
    const tests = branchesOf(condition).map((filters) => compileFilters(type, filters));
    return key === '$and' ? (row) => tests.every((test) => test(row)) : (row) => tests.some((test) => test(row));
  }
  if (key === '$not') {
    const tests = typeof condition === 'string' ? [] : [compileFilters(type, condition)];
    return (row) => !tests.every((test) => test(row));
  }
  if (key.startsWith('$')) return () => true;
  if (key === 'id' || scalarNames(type).includes(key)) {
    const test = compileValue(condition);
    return (row) => test(key === 'id' ? row.id : (row.fields[key] ?? null));
  }
  const target = relationTarget(type, key);
  if (target === undefined) throw invalidParameter(key);
  return compileRelation(target, key, condition);
}

/** `filters[country][code][$eq]` tests the related rows; `filters[country]=3` and `[$null]` test the relation itself. */
function compileRelation(target: ContentTypeName, relation: string, condition: QueryNode): RowTest {
  if (typeof condition !== 'string') {
    const empty = emptinessWanted(condition);
    if (empty !== undefined) return (row) => (relatedRows(row, relation).length === 0) === empty;
    if (![...condition.keys()].some((key) => Object.hasOwn(operators, key))) {
      const test = compileFilters(target, condition);
      return (row) => relatedRows(row, relation).some(test);
    }
  }
  const test = compileValue(condition);
  return (row) => relatedRows(row, relation).some((related) => test(related.id));
}

function emptinessWanted(condition: QueryTree): boolean | undefined {
  const isNull = condition.get('$null');
  if (isNull !== undefined) return isNull !== 'false';
  const isNotNull = condition.get('$notNull');
  return isNotNull === undefined ? undefined : isNotNull === 'false';
}

function compileValue(condition: QueryNode): ValueTest {
  if (typeof condition === 'string') return (value) => holds('$eq', value, [condition]);
  const empty = emptinessWanted(condition);
  const tests = [...condition].map(([operator, operand]): ValueTest => {
    if (operator === '$not') {
      const test = compileValue(operand);
      return (value) => !test(value);
    }
    return (value) => holds(operator, value, textsOf(operand));
  });
  return (value) => (empty === undefined || (value === null) === empty) && tests.every((test) => test(value));
}

/** As in SQL, null passes no comparison, not even `$ne`. */
function holds(operator: string, value: Json, operands: readonly string[]): boolean {
  const compare = Object.hasOwn(operators, operator) ? operators[operator] : undefined;
  if (compare === undefined) return true;
  return (
    value !== null &&
    typeof value !== 'object' &&
    compare(
      value,
      operands.map((text) => cast(text, value)),
    )
  );
}

type Scalar = string | number | boolean;

function cast(text: string, like: Scalar): Scalar {
  if (typeof like === 'number') return Number(text);
  if (typeof like === 'boolean') return text === 'true' || text === '1' || text === 't';
  return text;
}

type Comparison = (value: Scalar, operands: readonly Scalar[]) => boolean;

const plain = (text: Scalar | undefined): string => String(text ?? '');
const folded = (text: Scalar | undefined): string => plain(text).toLowerCase();

const operators: Readonly<Record<string, Comparison>> = {
  $eq: (value, [operand]) => value === operand,
  $eqi: (value, [operand]) => folded(value) === folded(operand),
  $ne: (value, [operand]) => value !== operand,
  $nei: (value, [operand]) => folded(value) !== folded(operand),
  $in: (value, operands) => operands.includes(value),
  $notIn: (value, operands) => !operands.includes(value),
  $lt: (value, [operand = value]) => value < operand,
  $lte: (value, [operand = value]) => value <= operand,
  $gt: (value, [operand = value]) => value > operand,
  $gte: (value, [operand = value]) => value >= operand,
  $between: (value, [low = value, high = value]) => value >= low && value <= high,
  $contains: (value, [operand]) => plain(value).includes(plain(operand)),
  $containsi: (value, [operand]) => folded(value).includes(folded(operand)),
  $notContains: (value, [operand]) => !plain(value).includes(plain(operand)),
  $notContainsi: (value, [operand]) => !folded(value).includes(folded(operand)),
  $startsWith: (value, [operand]) => plain(value).startsWith(plain(operand)),
  $startsWithi: (value, [operand]) => folded(value).startsWith(folded(operand)),
  $endsWith: (value, [operand]) => plain(value).endsWith(plain(operand)),
  $endsWithi: (value, [operand]) => folded(value).endsWith(folded(operand)),
};

function branchesOf(condition: QueryNode): readonly QueryTree[] {
  if (typeof condition === 'string') return [];
  return [...condition.values()].filter((child) => typeof child !== 'string');
}
