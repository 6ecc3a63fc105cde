/** Undocumented values of a field; undefined leaves the field out. */
const INSTEAD: readonly unknown[] = [
  undefined,
  null,
  ...['', 'constructor', 'NO_SUCH_VALUE', '7', -1, 0, 2.5],
  1e15,
  ...['0001-01-01T00:00:00', '2026-02-30T25:61:00'],
  true,
  [],
  {},
  [null],
];

type Path = readonly (string | number)[];

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Every path in an answer, but only into the first two records of a list. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) {
    return [path, ...value.slice(0, 2).flatMap((each, index) => pathsIn(each, [...path, index]))];
  }
  if (!isObject(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...path, key]))];
}

/** Replaces the value at one path. */
function replaced(value: unknown, [key, ...rest]: Path, instead: unknown): unknown {
  if (key === undefined) return instead;
  if (Array.isArray(value)) {
    return value.map((each, index) => (index === key ? replaced(each, rest, instead) : each));
  }
  if (!isObject(value)) return value;
  const { [key]: old, ...others } = value;
  const next = replaced(old, rest, instead);
  return next === undefined ? others : { ...value, [key]: next };
}

/** Every answer with one change, named after the change. */
export function* mutationsOf(value: unknown): Generator<{ name: string; mutated: unknown }> {
  for (const path of pathsIn(value)) {
    for (const instead of INSTEAD) {
      yield { name: `${path.join('.')}: ${JSON.stringify(instead)}`, mutated: replaced(value, path, instead) };
    }
  }
}
