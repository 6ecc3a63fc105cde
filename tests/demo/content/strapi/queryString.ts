/** A query string with brackets as a tree: `a[b][0]=c` becomes `a → b → 0 → "c"`. Lists are nodes with numeric keys. */
export type QueryNode = string | QueryTree;

export type QueryTree = ReadonlyMap<string, QueryNode>;

type GrowingTree = Map<string, string | GrowingTree>;

/** Limits the recursion for hostile query strings. No real client nests deeper. */
const MAX_DEPTH = 20;

export function parseQueryString(parameters: URLSearchParams): QueryTree {
  const tree: GrowingTree = new Map();
  for (const [name, value] of parameters) plant(tree, keysOf(name), value);
  return tree;
}

/** Splits `filters[name][$eq]` into `filters`, `name`, `$eq`. The empty key of `tag[]` appends to a list. */
function keysOf(name: string): readonly string[] {
  const opening = name.indexOf('[');
  if (opening < 1) return [name];
  const inBrackets = [...name.slice(opening).matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '');
  return [name.slice(0, opening), ...inBrackets].slice(0, MAX_DEPTH);
}

function plant(tree: GrowingTree, keys: readonly string[], value: string): void {
  const [first = '', ...rest] = keys;
  const key = first === '' ? String(tree.size) : first;
  const present = tree.get(key);
  if (rest.length > 0) {
    const branch: GrowingTree = present instanceof Map ? present : new Map();
    tree.set(key, branch);
    plant(branch, rest, value);
  } else if (present === undefined) {
    tree.set(key, value);
  } else if (present instanceof Map) {
    present.set(String(present.size), value);
  } else {
    tree.set(
      key,
      new Map([
        ['0', present],
        ['1', value],
      ]),
    );
  }
}

/** The subtree under a key; empty when the key is absent or holds plain text. */
export function branch(node: QueryNode | undefined, key: string): QueryTree {
  const child = childOf(node, key);
  return child === undefined || typeof child === 'string' ? new Map() : child;
}

export function childOf(node: QueryNode | undefined, key: string): QueryNode | undefined {
  return node === undefined || typeof node === 'string' ? undefined : node.get(key);
}

/** The texts of a node, which may be one text or a list. */
export function textsOf(node: QueryNode | undefined): readonly string[] {
  if (node === undefined) return [];
  if (typeof node === 'string') return [node];
  return [...node.values()].filter((child) => typeof child === 'string');
}

/** Like `textsOf`, but splits each text at commas. */
export function listOf(node: QueryNode | undefined): readonly string[] {
  return textsOf(node)
    .flatMap((text) => text.split(','))
    .map((text) => text.trim())
    .filter((text) => text !== '');
}
