import { childOf, listOf, type QueryNode } from './queryString.ts';

/** The relations, media and components to include in a response, recursively. */
export interface Populate {
  /** `*`: every direct relation, media field and component of the row. */
  readonly everything: boolean;
  readonly named: ReadonlyMap<string, Populate>;
  /** Scalars to include; empty means all. */
  readonly fields: readonly string[];
}

interface GrowingPopulate {
  everything: boolean;
  named: Map<string, GrowingPopulate>;
  fields: readonly string[];
}

const nothing = (): GrowingPopulate => ({ everything: false, named: new Map(), fields: [] });

/**
 * Parses `populate` in Strapi's forms: `a,b`, `a.b`, `*`, `populate[0]=a`, `populate[a]=true` and
 * `populate[a][populate]=b`, optionally with `populate[a][fields]`. The formatter ignores unknown names.
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
