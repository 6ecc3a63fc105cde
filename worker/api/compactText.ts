/** Fields that tell a model nothing more. */
const LEFT_OUT = new Set([
  'url',
  'logo',
  'colours',
  'shortName',
  'statusText',
  'kickOffDate',
  'winner',
  'source',
  'licence',
]);

/** Values of nearly every match and row. */
const USUAL = new Map<string, unknown>([
  ['isKickOffConfirmed', true],
  ['redCards', '0-0'],
  ['captain', false],
  ['deductions', 0],
]);

/** An answer stays below 25,000 tokens of a model, at 3.5 characters each. */
const MAX_CHARACTERS = 70_000;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

// Names have their ids, and scores are `2-1`.
function compact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(compact);
  if (!isRecord(value)) return value;
  const { home, away, id, name, code, ...others } = value;
  if (typeof home === 'number' && typeof away === 'number' && Object.keys(others).length === 0)
    return `${home}-${away}`;
  const fields = Object.entries(value).filter(([field]) => !LEFT_OUT.has(field));
  const rest = fields.filter(([field]) => !['id', 'name', 'code'].includes(field));
  if (typeof name === 'string' && (id !== undefined || code !== undefined) && rest.length === 0)
    return `${name} [${id ?? code}]`;
  const short = fields.map(([field, each]) => [field, compact(each)] as const);
  const kept = short.filter(([field, each]) => !isNothing(each) && USUAL.get(field) !== each);
  return Object.fromEntries(kept);
}

/** The data of an answer as short text for a model: a line for each item of a list. `isCut`: lines at the end are missing. */
export function compactText(data: Readonly<Record<string, unknown>>): { text: string; isCut: boolean } {
  const lines = Object.entries(data).flatMap(([name, value]) => {
    if (LEFT_OUT.has(name) || (isNothing(value) && !Array.isArray(value))) return [];
    const short = compact(value);
    if (!Array.isArray(short)) return [`${name}: ${typeof short === 'string' ? short : JSON.stringify(short)}`];
    return [`${name} (${short.length}):`, ...short.map((each) => JSON.stringify(each))];
  });
  let length = 0;
  const shown = lines.filter((line) => {
    length += line.length + 1;
    return length <= MAX_CHARACTERS;
  });
  const isCut = shown.length < lines.length;
  const notice = `… ${lines.length - shown.length} lines are left out: ask for less (limit, round, team, date).`;
  return { text: [...shown, ...(isCut ? [notice] : [])].join('\n'), isCut };
}
