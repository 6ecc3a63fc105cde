import { LANGUAGES } from '../../../locales/languages.ts';
import { LOCALES } from '../../../web/domain/locale.ts';
import { FEEDS } from '../../feeds/registry.ts';
import { COUNTRY_POLICIES } from '../../policy/countryPolicies.ts';
import { COLOURS, isColour } from './colours.ts';

type Validate = (text: string | undefined) => string | undefined;

interface Option {
  value: string;
  label: string;
  hint?: string;
}

/** The prompts. A choice answers with the value of an option. */
export interface Ask {
  text(question: { message: string; placeholder: string; defaultValue: string; validate?: Validate }): Promise<string>;
  select(question: { message: string; options: Option[] }): Promise<string>;
  password(question: { message: string; validate: Validate }): Promise<string>;
  confirm(question: { message: string; initialValue: boolean }): Promise<boolean>;
  say(text: string): void;
}

/** The settings of a source, with its key. */
type Source = Readonly<Record<string, string>> & { LIVE_SOURCE: string };

type ProblemOf = (settings: Source) => Promise<string | null>;

/** The public sources. */
export const SOURCES = [
  { value: 'football-data', label: 'football-data.org', hint: '12 big competitions, free key' },
  { value: 'api-football', label: 'api-football.com', hint: '1,200 competitions, free key' },
  { value: 'openligadb', label: 'OpenLigaDB', hint: 'German leagues, no key' },
];

const nonEmpty =
  (what: string): Validate =>
  (text) =>
    text?.trim() ? undefined : `${what} is needed.`;

/** What an empty answer means. */
const suggested = (text: string) => ({ placeholder: text, defaultValue: text });

/** Asks for one of some options. */
async function choose<Chosen extends Option>(ask: Ask, message: string, options: readonly Chosen[]): Promise<Chosen> {
  const answer = await ask.select({ message, options: [...options] });
  const chosen = options.find(({ value }) => value === answer);
  if (chosen === undefined) throw new Error(`${answer} is no option`);
  return chosen;
}

/** Asks for a source and its key, until a call with that key succeeds or the answer is to use it anyway. */
async function askSource(ask: Ask, problemOf: ProblemOf): Promise<Source> {
  for (;;) {
    const { value: source } = await choose(ask, 'Where do the matches come from?', SOURCES);
    const name = FEEDS.find((feed) => feed.name === source)?.keySetting ?? null;
    if (name === null) return { LIVE_SOURCE: source };
    const key = await ask.password({ message: `Its key (${name})`, validate: nonEmpty('The key') });
    const settings = { LIVE_SOURCE: source, [name]: key.trim() };
    const problem = await problemOf(settings);
    if (problem === null) return settings;
    ask.say(problem);
    if (await ask.confirm({ message: 'Use it anyway?', initialValue: false })) return settings;
  }
}

/** Asks the five questions of `npm run setup`. `problemOf` tries the source and its key. */
export async function askAll(ask: Ask, problemOf: ProblemOf) {
  const name = await ask.text({ message: 'What is the site called?', ...suggested('Scoreline') });
  const languages = LOCALES.map((value) => ({ value, label: LANGUAGES[value].name }));
  const { value: language } = await choose(ask, 'Which language do your visitors read?', languages);
  const source = await askSource(ask, problemOf);
  const country = await ask.text({
    message: 'Which country are they in? (two letters)',
    ...suggested(LANGUAGES[language].habits.slice(-2)),
    validate: (code) => (/^([a-z]{2})?$/i.test(code?.trim() ?? '') ? undefined : 'Two letters, such as GB.'),
  });
  const code = country.trim().toUpperCase();
  if (!COUNTRY_POLICIES[code]?.reviewed)
    ask.say(`Operators stay hidden in ${code} until siteSettings.json has a policy for it.`);
  const colours = Object.keys(COLOURS).filter(isColour);
  const named = colours.map((value) => ({ value, label: value }));
  const { value: colour } = await choose(ask, 'Which colour is it?', named);
  return { name: name.trim(), language, source, country: code, colour };
}
