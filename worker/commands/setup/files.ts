/** A value in quotes that it does not contain. */
function quoted(value: string): string {
  if (/^[\w.:/-]*$/.test(value)) return value;
  const mark = ['"', "'", '`'].find((each) => !value.includes(each)) ?? '';
  return `${mark}${value}${mark}`;
}

type Settings = Readonly<Record<string, string>>;

/** The text of `.dev.vars` with some settings: an existing line is replaced, others are added. */
export function withLocal(text: string, settings: Settings): string {
  const lines = text === '' ? [] : text.replace(/\n$/, '').split('\n');
  for (const [name, value] of Object.entries(settings)) {
    const line = `${name}=${quoted(value)}`;
    const at = lines.findIndex((each) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(each));
    if (at < 0) lines.push(line);
    else lines[at] = line;
  }
  return `${lines.join('\n')}\n`;
}

/** A variable in one line: a text in quotes, a number or a truth value. */
const PAIR = /(\w+)\s*=\s*("(?:[^"\\]|\\.)*"|'[^']*'|[\w.+-]+)/g;

const PRODUCTION = '[env.production]\n';

/**
 * The text of `wrangler.toml` with variables of production, in one line below its heading. A `vars` that is there
 * keeps its others.
 */
export function withProduction(text: string, variables: Settings): string {
  const at = text.indexOf(PRODUCTION);
  if (at < 0) throw new Error('wrangler.toml has no [env.production]: write the settings under [vars] yourself.');
  const start = at + PRODUCTION.length;
  const end = text.slice(start).search(/^\[/m);
  const table = end < 0 ? text.slice(start) : text.slice(start, start + end);
  const line = /^vars\s*=\s*\{(.*)\}\s*?\n/m.exec(table);
  const kept = [...(line?.[1] ?? '').matchAll(PAIR)].map(([, name = '', value = '']) => [name, value] as const);
  const hasOthers = line === null ? /^\s*vars\b/m.test(table) : /[^\s,]/.test((line[1] ?? '').replace(PAIR, ''));
  // What it cannot read it must not lose, and TOML refuses a second table of variables.
  if (hasOthers || /^\[env\.production\.vars\]/m.test(text))
    throw new Error(
      'The variables of [env.production] in wrangler.toml have another form: write the settings there yourself.',
    );
  const own = Object.entries(variables).map(([name, value]) => [name, JSON.stringify(value)] as const);
  const all = Object.entries(Object.fromEntries([...kept, ...own])).map((pair) => pair.join(' = '));
  const vars = `vars = { ${all.join(', ')} }\n`;
  const changed = line === null ? `${vars}${table}` : table.replace(line[0], () => vars);
  return `${text.slice(0, start)}${changed}${end < 0 ? '' : text.slice(start + end)}`;
}
