import { childOf, listOf, type QueryNode } from './queryString.ts';

/** Which relations, media and components an answer carries, and which of theirs in turn. */
export interface Populate {
  /** `*`: everything that hangs directly on the row. */
  readonly everything: boolean;
  readonly named: ReadonlyMap<string, Populate>;
  /** Scalars that are asked for; empty means all of them. */
  readonly fields: readonly string[];
}

interface GrowingPopulate {
  everything: boolean;
  named: Map<string, GrowingPopulate>;
  fields: readonly string[];
}

const nothing = (): GrowingPopulate => ({ everything: false, named: new Map(), fields: [] });

/**
 * Reads `populate` in the forms that the content system takes: `a,b`, `a.b`, `*`, `populate[0]=a`, `populate[a]=true` and
 * `populate[a][populate]=b`, the last with `populate[a][fields]` beside it. Names that don't exist are ignored.
 */
export function parsePopulate(populate: QueryNode | undefined, fields?: QueryNode): Populate {
  const result = nothing();
  result.fields = listOf(fields).filter((name) => name !== '*');
  read(result, populate);
  return result;
}

function read(into: GrowingPopulate, node: QueryNode | undefined): void {
  if (node === undefined) return;
  if (typeof node === 'string') {
    for (const path of listOf(node)) addPath(into, path);
    return;
  }
  for (const [key, value] of node) {
    if (/^\d+$/.test(key)) read(into, value);
    else if (key === '*') into.everything = true;
    else if (value !== 'false') {
      const child = childNamed(into, key);
      child.fields = listOf(childOf(value, 'fields')).filter((name) => name !== '*');
      read(child, childOf(value, 'populate'));
    }
  }
}

function addPath(into: GrowingPopulate, path: string): void {
  if (path === '*' || path === 'true') {
    into.everything = true;
    return;
  }
  let level = into;
  for (const name of path.split('.')) level = childNamed(level, name);
}

function childNamed(parent: GrowingPopulate, name: string): GrowingPopulate {
  const child = parent.named.get(name) ?? nothing();
  parent.named.set(name, child);
  return child;
}
