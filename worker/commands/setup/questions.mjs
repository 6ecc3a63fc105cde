import { LANGUAGES } from '../../../locales/languages.ts';
import { LOCALES } from '../../../web/domain/locale.ts';
import { FEEDS } from '../../feeds/registry.ts';
import { COUNTRY_POLICIES } from '../../policy/countryPolicies.ts';
import { COLOURS } from './colours.mjs';

/** The public sources. */
export const SOURCES = [
  { value: 'football-data', label: 'football-data.org', hint: '12 big competitions, free key' },
  { value: 'api-football', label: 'api-football.com', hint: '1,200 competitions, free key' },
  { value: 'openligadb', label: 'OpenLigaDB', hint: 'German leagues, no key' },
];

const nonEmpty = (what) => (text) => (text?.trim() ? undefined : `${what} is needed.`);

/** What an empty answer means. */
const suggested = (text) => ({ placeholder: text, defaultValue: text });

/** Asks for a source and its key, until a call with that key succeeds or the answer is to use it anyway. */
async function askSource(ask, problemOf) {
  for (;;) {
    const source = await ask.select({ message: 'Where do the matches come from?', options: SOURCES });
    const { keySetting: name } = FEEDS.find((feed) => feed.name === source);
    if (name === null) return { LIVE_SOURCE: source };
    const key = await ask.password({ message: `Its key (${name})`, validate: nonEmpty('The key') });
    const settings = { LIVE_SOURCE: source, [name]: key.trim() };
    const problem = await problemOf(settings);
    if (problem === null) return settings;
    ask.say(problem);
    if (await ask.confirm({ message: 'Use it anyway?', initialValue: false })) return settings;
  }
}

/**
 * Asks the five questions of `npm run setup`.
 *
 * @param {object} ask the prompts
 * @param {(settings: Record<string, string>) => Promise<string | null>} problemOf tries the source and its key
 */
export async function askAll(ask, problemOf) {
  const name = await ask.text({ message: 'What is the site called?', ...suggested('Scoreline') });
  const language = await ask.select({
    message: 'Which language do your visitors read?',
    options: LOCALES.map((value) => ({ value, label: LANGUAGES[value].name })),
  });
  const source = await askSource(ask, problemOf);
  const country = await ask.text({
    message: 'Which country are they in? (two letters)',
    ...suggested(LANGUAGES[language].habits.slice(-2)),
    validate: (code) => (/^([a-z]{2})?$/i.test(code?.trim() ?? '') ? undefined : 'Two letters, such as GB.'),
  });
  const code = country.trim().toUpperCase();
  if (!COUNTRY_POLICIES[code]?.reviewed)
    ask.say(`Operators stay hidden in ${code} until siteSettings.json has a policy for it.`);
  const colour = await ask.select({
    message: 'Which colour is it?',
    options: Object.keys(COLOURS).map((value) => ({ value, label: value })),
  });
  return { name: name.trim(), language, source, country: code, colour };
}
