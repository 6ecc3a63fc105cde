import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { clientAssets } from '../../web/build/clientAssets.ts';
import { letters } from '../../web/build/letters.ts';

const root = resolve(import.meta.dirname, '../..');
const GERMAN = resolve(import.meta.dirname, 'german.ts');

/** Modules that list the languages explicitly, with replacements. */
const NAMED: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  'web/domain/locale.ts': [
    [/"en", "nl"|'en', 'nl'/, '"en", "nl", "de"'],
    [/nl: valueIn\((?:"nl"|'nl')\)/, 'nl: valueIn("nl"), de: valueIn("de")'],
  ],
  'web/domain/named.ts': [[/nl: v\.optional\(v\.string\(\)\)/, '$&, de: v.optional(v.string())']],
  'locales/languages.ts': [[/nl: dutch/, '$&, de: german']],
  'locales/feedNames.ts': [[/nl: dutchNames/, '$&, de: germanNames']],
  'locales/translator.ts': [[/\{\s*en,\s*nl\s*\}/, '{ en, nl, de: inGerman(en) }']],
};

/** An object in a module with an English and a Dutch value. */
interface Place {
  /** The offset after which another property can be inserted. */
  end: number;
  english: string;
}

function isNode(value: unknown): value is { type: string } {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

const partOf = (node: object, name: string): unknown => Reflect.get(node, name);

/** Finds all objects of a module with the keys `en` and `nl`. */
function placesIn(node: unknown, code: string, found: Place[] = []): Place[] {
  if (Array.isArray(node)) for (const each of node) placesIn(each, code, found);
  if (!isNode(node)) return found;
  const properties = partOf(node, 'properties');
  if (node.type === 'ObjectExpression' && Array.isArray(properties)) {
    const of = (name: string) => properties.filter(isNode).find((each) => nameOf(partOf(each, 'key')) === name);
    const [english, dutch] = [of('en'), of('nl')];
    if (english !== undefined && dutch !== undefined && of('de') === undefined) {
      found.push({ end: Number(partOf(dutch, 'end')), english: textOf(partOf(english, 'value'), code) });
    }
  }
  for (const part of Object.values(node)) placesIn(part, code, found);
  return found;
}

function nameOf(key: unknown): unknown {
  return isNode(key) ? (partOf(key, 'name') ?? partOf(key, 'value')) : null;
}

function textOf(value: unknown, code: string): string {
  return isNode(value) ? code.slice(Number(partOf(value, 'start')), Number(partOf(value, 'end'))) : '';
}

/** Adds German to every table of languages, with the English value when there is no translation. */
function thirdLanguage(): Plugin {
  return {
    name: 'third-language',
    enforce: 'post',
    transform(code, id) {
      if (id.includes('node_modules') || !id.startsWith(root) || id === GERMAN) return;
      const named = NAMED[id.slice(root.length + 1)];
      if (named !== undefined) {
        const changed = named.reduce((text, [words, more]) => {
          if (!words.test(text)) throw new Error(`${id} names no languages as ${words}`);
          return text.replace(words, more);
        }, code);
        return `import { german, germanNames, inGerman } from ${JSON.stringify(GERMAN)};\n${changed}`;
      }
      if (!/\bnl\b/.test(code)) return;
      const places = placesIn(this.parse(code), code).sort((one, other) => other.end - one.end);
      return places.reduce((text, { end, english }) => `${text.slice(0, end)}, de: ${english}${text.slice(end)}`, code);
    },
  };
}

/** Builds the worker with three languages as a single module. */
export async function workerInThreeLanguages(): Promise<string> {
  const built = await build({
    ...{ root, configFile: false, publicDir: false, logLevel: 'error' },
    plugins: [clientAssets({ entry: 'web/browser/start.tsx' }), letters(), thirdLanguage()],
    ssr: { target: 'webworker', noExternal: true },
    build: {
      ...{ ssr: true, write: false, minify: false, target: 'esnext' },
      rolldownOptions: {
        input: resolve(root, 'worker/main.ts'),
        external: [/^cloudflare:/, /^node:/],
        output: { codeSplitting: false },
      },
    },
  });
  if (!('output' in built)) throw new Error('the worker is one output');
  return built.output[0].code;
}
