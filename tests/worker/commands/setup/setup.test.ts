import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { COLOURS, recoloured } from '../../../../worker/commands/setup/colours.ts';
import { withLocal, withProduction } from '../../../../worker/commands/setup/files.ts';
import { askAll, SOURCES } from '../../../../worker/commands/setup/questions.ts';
import { FEEDS } from '../../../../worker/feeds/registry.ts';
import { contrast } from '../../../web/contrast.ts';

const root = resolve(import.meta.dirname, '../../../..');
const css = readFileSync(resolve(root, 'web/styles.css'), 'utf8');

/** Answers the questions in order. Returns the result of setup and its output. */
async function answering(
  given: unknown[],
  problemOf = async (_: Record<string, string>): Promise<string | null> => null,
) {
  const said: string[] = [];
  const rest = [...given];
  const answer = async ({ validate }: { validate?: (text: string) => string | undefined }) => {
    const next = String(rest.shift());
    expect(validate?.(next)).toBeUndefined();
    return next;
  };
  const ask = {
    text: answer,
    select: async () => String(rest.shift()),
    password: answer,
    confirm: async () => rest.shift() === true,
    say: (text: string) => void said.push(text),
  };
  const answers = await askAll(ask, problemOf);
  expect(rest).toEqual([]);
  return { answers, said };
}

describe('npm run setup', () => {
  it('offers every public source', () => {
    const sources = FEEDS.map(({ name }) => name).filter((name) => name !== 'backend');
    expect(SOURCES.map(({ value }) => value).toSorted()).toEqual(sources.toSorted());
  });

  it('asks five questions, and a sixth for a key', async () => {
    const given = ['Derde Helft', 'nl', 'football-data', ' abc ', 'nl', 'blue'];
    expect(await answering(given)).toEqual({
      answers: {
        name: 'Derde Helft',
        language: 'nl',
        source: { LIVE_SOURCE: 'football-data', FOOTBALL_DATA_TOKEN: 'abc' },
        country: 'NL',
        colour: 'blue',
      },
      said: [],
    });
  });

  it('asks again for the source when its key is refused', async () => {
    const tried: unknown[] = [];
    const refuseFirst = async (settings: Record<string, string>) => {
      tried.push(settings);
      return tried.length === 1 ? 'FOOTBALL_DATA_TOKEN was refused' : null;
    };
    const given = ['Site', 'en', 'football-data', 'wrong', false, 'openligadb', 'GB', 'green'];
    const { answers, said } = await answering(given, refuseFirst);
    expect(answers.source).toEqual({ LIVE_SOURCE: 'openligadb' });
    expect(said).toEqual(['FOOTBALL_DATA_TOKEN was refused']);
    expect(tried).toEqual([{ LIVE_SOURCE: 'football-data', FOOTBALL_DATA_TOKEN: 'wrong' }]);
  });

  it('says when a country has no reviewed rules', async () => {
    const { said } = await answering(['Site', 'en', 'openligadb', 'PT', 'green']);
    expect(said).toEqual([expect.stringContaining('hidden in PT')]);
  });
});

describe('.dev.vars', () => {
  it.each([
    ['', 'SITE_NAME=Scores\n'],
    ['# mine\nOPS_TOKEN=x', '# mine\nOPS_TOKEN=x\nSITE_NAME=Scores\n'],
    ['export SITE_NAME=Old\n# SITE_NAME=Older\n', 'SITE_NAME=Scores\n# SITE_NAME=Older\n'],
  ])('%j gets a name', (before, after) => expect(withLocal(before, { SITE_NAME: 'Scores' })).toBe(after));

  it('a name with spaces, quotes or a sign of comments is read back', () => {
    for (const name of ['Third Half', 'It’s #1', "Bob's", 'The "Cup"'])
      expect(parseEnv(withLocal('', { SITE_NAME: name }))).toEqual({ SITE_NAME: name });
  });
});

describe('wrangler.toml', () => {
  const tail = '\n[env.staging]\nvars = { ENVIRONMENT = "staging" }\n';

  it.each([
    ['no variables', 'name = "site"\n', 'vars = { SITE_NAME = "A \\"B\\"" }\nname = "site"\n'],
    [
      'variables',
      'name = "site"\nvars = { SITE_URL = "https://a.test", SITE_NAME = "Old" }\n',
      'name = "site"\nvars = { SITE_URL = "https://a.test", SITE_NAME = "A \\"B\\"" }\n',
    ],
  ])('production with %s gets a name', (_, before, after) => {
    const file = (table: string) => `[vars]\nA = "1"\n\n[env.production]\n${table}${tail}`;
    expect(withProduction(file(before), { SITE_NAME: 'A "B"' })).toBe(file(after));
  });

  it('numbers, truth values and texts in single quotes stay', () => {
    const file = '[env.production]\nvars={ A = 10, B=true, C = \'x y\', SITE_NAME = "Old" }\n';
    const kept = '[env.production]\nvars = { A = 10, B = true, C = \'x y\', SITE_NAME = "New" }\n';
    expect(withProduction(file, { SITE_NAME: 'New' })).toBe(kept);
  });

  it.each([
    ['a table of their own', '[env.production]\n\n[env.production.vars]\nA = "1"\n'],
    ['several lines', '[env.production]\nvars = {\n  A = "1",\n}\n'],
    ['a list', '[env.production]\nvars = { A = ["1"] }\n'],
  ])('variables in %s are refused rather than lost', (_, file) => {
    expect(() => withProduction(file, { SITE_NAME: 'A' })).toThrow('another form');
  });

  it('the project’s own file takes them, before and after a setup', () => {
    const own = readFileSync(resolve(root, 'wrangler.toml'), 'utf8');
    expect(withProduction(own, { SITE_NAME: 'A' })).toMatch(/\[env\.production\]\nvars = \{ .*SITE_NAME = "A"/);
  });
});

describe('colours', () => {
  const token = (theme: string, name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(theme)?.[1] ?? '';
  const themes = [/@theme \{([^}]*)\}/, /\n@utility dark-colours \{([^}]*)\}/].map((form) => form.exec(css)?.[1] ?? '');

  it.each(Object.entries(COLOURS))('%s is readable in both themes', (_, accents) => {
    for (const [index, theme] of themes.entries()) {
      const accent = accents[index] ?? '';
      for (const ground of ['surface', 'raised', 'sunken', 'best', 'on-accent'])
        expect(contrast(accent, token(theme, ground)), `${accent} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('a colour replaces the accent wherever the site has it, and no other green', () => {
    // A site that was set up may be blue already.
    const colour = css.includes(String(COLOURS.blue[0])) ? 'teal' : 'blue';
    const files = recoloured(root, colour);
    const before = (path: string) => readFileSync(resolve(root, path), 'utf8');
    const text = new Map(files);
    for (const [path, content] of text) expect(content, path).not.toBe(before(path));
    const style = text.get('web/styles.css') ?? '';
    expect(style.match(/--color-accent: #[0-9a-f]{6}/g)).toEqual(
      COLOURS[colour].toReversed().map((hex) => `--color-accent: ${hex}`),
    );
    expect(style.match(/--color-win: .*/g)).toEqual(css.match(/--color-win: .*/g));
    const script = text.get('web/domain/themeColours.ts') ?? '';
    expect(script.match(/accent: '#[0-9a-f]{6}'/g)).toEqual(COLOURS[colour].map((hex) => `accent: '${hex}'`));
  });
});
