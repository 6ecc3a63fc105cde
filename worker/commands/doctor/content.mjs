import { LOCALES } from '../../../web/domain/locale.ts';
import { countriesOf } from '../../content/fetchOperators.ts';
import { shippedContent } from '../../content/fromFiles/shipped.ts';
import { unreviewed } from '../../policy/policyFor.ts';
import { clockFindings, failed, paceAndClock, recorder } from './calls.mjs';
import { contentClientOf } from './editors.mjs';
import { counted, good, note, wrong } from './report.mjs';

const TYPES = [
  ...[
    'competitions',
    'countries',
    'operators',
    'top-competitions',
    'top-countries',
    'news-items',
    'articles',
    'channels',
    'page-contents',
  ],
  'site-setting',
];

/** Types that need entries in every language. */
const TRANSLATED = ['operators', 'news-items'];

const MAX_OPERATORS = 1000;

// Counts operators (a name and its codes) by country, and names the countries that wait for a review. `policy`: the editors’.
function byCountry(operators, policy) {
  if (operators.length === 0) return [note('no country has an operator, so the site shows neither odds nor offers')];
  const counts = new Map();
  for (const [, codes] of operators) for (const code of new Set(codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const listed = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  return [
    good(`operators by country: ${listed.map(([code, count]) => `${code} ${count}`).join(', ') || 'none'}`),
    ...unreviewed(
      operators.map(([, codes]) => codes),
      policy,
    ).map((waiting) => wrong(`${waiting}, so they are hidden; add the country to \`policy\` of the site’s settings`)),
  ];
}

function examineFiles() {
  const title = 'Content: files';
  try {
    const { files } = shippedContent();
    const { countries, competitions, operators, news, pages, siteSettings } = files;
    const counts = [
      counted(countries.length, 'country', 'countries'),
      counted(competitions.length, 'competition'),
      counted(news.length, 'news item'),
      counted(pages.length, 'page'),
    ].join(', ');
    const listed = operators.map(({ name, countries: own }) => [name, Object.keys(own)]);
    return {
      title,
      findings: [good(`worker/content/files is valid: ${counts}`), ...byCountry(listed, siteSettings.policy)],
    };
  } catch (error) {
    return { title, findings: error.message.split('\n').map((problem) => wrong(problem)) };
  }
}

const operatorFindings = (entries, policy) =>
  byCountry(
    entries.map((entry) => [String(entry.name), countriesOf(entry).filter(Boolean)]),
    policy,
  );

async function readType(client, type, locale) {
  if (type === 'site-setting') {
    const entry = await client.single(type, { locale });
    return entry.ok ? { ok: true, value: entry.value === null ? [] : [entry.value] } : entry;
  }
  const populate = type === 'operators' ? { 'populate[countries][fields][0]': 'code' } : {};
  return client.list(type, { locale, ...populate }, type === 'operators' ? MAX_OPERATORS : 1);
}

const nameOf = (locale) => new Intl.DisplayNames(['en'], { type: 'language' }).of(locale);

/** Checks that a content type is readable in every language. */
async function examineType(client, type, source, policy) {
  const reads = [];
  for (const locale of LOCALES) reads.push({ locale, ...(await readType(client, type, locale)) });
  const refused = reads.find((each) => !each.ok);
  if (refused !== undefined) {
    const { locale, error } = refused;
    const { kind, detail } = error;
    if (refused !== reads[0])
      return [wrong(`${type} can’t be read in ${nameOf(locale)} (${detail}): has the language ${locale} been added?`)];
    if (kind === 'forbidden')
      return [wrong(`${type} can’t be read: give the ${source.hasKey ? 'token' : 'public role'} \`find\` on it`)];
    if (kind === 'missing')
      return [wrong(`the content type ${type} does not exist there; .github/content-system.md lists the types`)];
    return [wrong(`${type}: ${failed(error, source).text}`)];
  }
  const empty = reads.every((each) => each.value.length === 0);
  const missing = TRANSLATED.includes(type) && !empty && reads.find((each) => each.value.length === 0);
  const readable = good(`${type} can be read${empty ? ', and is empty' : ''}`);
  const lacking = missing ? [note(`${type} has nothing in ${nameOf(missing.locale)}`)] : [];
  return [readable, ...lacking, ...(type === 'operators' ? operatorFindings(reads[0].value, policy) : [])];
}

/** The names of all operators in the content; null when it can't be read or is the demonstration. */
export async function operatorNames(config) {
  if (config.contentSource === 'files') {
    try {
      return shippedContent().files.operators.map(({ name }) => name);
    } catch {
      return null;
    }
  }
  if (config.cms === null) return null;
  const entries = await readType(contentClientOf(config, fetch), 'operators', 'en');
  return entries.ok ? entries.value.map(({ name }) => String(name)) : null;
}

/** Checks the content system with the queries of a page. @param {import('../../settings/env.ts').Config} config */
export async function examineContent(config) {
  const { cms, purgeSecret, upstreamTimeoutMs: timeoutMs } = config;
  if (cms === null) return examineFiles();
  const title = 'Content: strapi';
  const { calls, fetch } = recorder();
  const client = contentClientOf(config, fetch);
  const source = { address: cms.url, setting: 'CMS_TOKEN', hasKey: cms.token !== null, isStrapi: true };
  const first = await readType(client, 'competitions', 'en');
  // Other failures concern every type.
  if (!first.ok && !['forbidden', 'missing'].includes(first.error.kind))
    return { title, findings: [failed(first.error, source, calls), ...clockFindings(calls, 'source')] };
  const findings = [good(`${cms.url} answers`)];
  const site = await readType(client, 'site-setting', 'en');
  const policy = site.ok ? site.value[0]?.policy : null;
  for (const type of TYPES) findings.push(...(await examineType(client, type, source, policy)));
  if (calls.every(({ status }) => status === 404))
    return { title, findings: [wrong(`${cms.url} answers 404 to ${calls[0].path}: is that the address of Strapi?`)] };
  findings.push(
    purgeSecret === null
      ? note('PURGE_SECRET is not set, so published changes appear after minutes and no webhook can speed it up')
      : good('PURGE_SECRET is set, so the webhook can purge'),
  );
  return { title, findings: [...findings, ...paceAndClock(calls, timeoutMs)] };
}
