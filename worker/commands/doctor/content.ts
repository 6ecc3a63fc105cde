import * as v from 'valibot';
import { LOCALES, type Locale } from '../../../web/domain/locale.ts';
import { type Answer, mapped } from '../../base/result.ts';
import type { Attributes, ContentClient } from '../../content/client.ts';

import { shippedContent } from '../../content/fromFiles/shipped.ts';
import { countryCodes } from '../../content/wire.ts';
import { unreviewed } from '../../policy/policyFor.ts';
import type { Config } from '../../settings/env.ts';
import { messageOf } from '../thrown.ts';
import { type Called, clockFindings, failed, paceAndClock, recorder } from './calls.ts';
import { contentClientOf } from './editors.ts';
import { counted, type Finding, good, note, type Section, wrong } from './report.ts';

const TYPES = [
  ...['competitions', 'countries', 'operators', 'top-competitions', 'top-countries', 'news-items', 'articles'],
  ...['channels', 'page-contents', 'site-setting'],
];

/** Types that need entries in every language. */
const TRANSLATED = ['operators', 'news-items'];

const MAX_OPERATORS = 1000;

// Counts operators (the countries of each) by country, and names the countries that wait for a review. `policy`: the editors’.
function byCountry(operators: readonly (readonly string[])[], policy: unknown): Finding[] {
  if (operators.length === 0) return [note('no country has an operator, so the site shows neither odds nor offers')];
  const counts = new Map<string, number>();
  for (const codes of operators) for (const code of new Set(codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const listed = [...counts].toSorted(([one], [other]) => one.localeCompare(other));
  return [
    good(`operators by country: ${listed.map(([code, count]) => `${code} ${count}`).join(', ') || 'none'}`),
    ...unreviewed(operators, policy).map((waiting) =>
      wrong(`${waiting}, so they are hidden; add the country to \`policy\` of the site’s settings`),
    ),
  ];
}

function examineFiles(): Section {
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
    const listed = operators.map(({ countries: own }) => Object.keys(own));
    return {
      title,
      findings: [good(`worker/content/files is valid: ${counts}`), ...byCountry(listed, siteSettings.policy)],
    };
  } catch (error) {
    return { title, findings: messageOf(error).split('\n').map(wrong) };
  }
}

async function readType(client: ContentClient, type: string, locale: Locale): Promise<Answer<Attributes[]>> {
  if (type === 'site-setting')
    return mapped(await client.single(type, { locale }), (entry) => (entry === null ? [] : [entry]));
  const populate = type === 'operators' ? { 'populate[countries][fields][0]': 'code' } : undefined;
  return client.list(type, { locale, ...populate }, type === 'operators' ? MAX_OPERATORS : 1);
}

const nameOf = (locale: Locale) => new Intl.DisplayNames(['en'], { type: 'language' }).of(locale);

/** Checks that a content type is readable in every language. */
async function examineType(client: ContentClient, type: string, source: Called, policy: unknown): Promise<Finding[]> {
  const lists: { locale: Locale; entries: Attributes[] }[] = [];
  for (const locale of LOCALES) {
    const read = await readType(client, type, locale);
    if (read.ok) {
      lists.push({ locale, entries: read.value });
      continue;
    }
    const { kind, detail } = read.error;
    if (lists.length > 0)
      return [wrong(`${type} can’t be read in ${nameOf(locale)} (${detail}): has the language ${locale} been added?`)];
    if (kind === 'forbidden')
      return [wrong(`${type} can’t be read: give the ${source.hasKey ? 'token' : 'public role'} \`find\` on it`)];
    if (kind === 'missing')
      return [wrong(`the content type ${type} does not exist there; .github/content-system.md lists the types`)];
    return [wrong(`${type}: ${failed(read.error, source).text}`)];
  }
  const isEmpty = lists.every(({ entries }) => entries.length === 0);
  const missing = lists.find(({ entries }) => entries.length === 0);
  const readable = good(`${type} can be read${isEmpty ? ', and is empty' : ''}`);
  const isLacking = TRANSLATED.includes(type) && !isEmpty && missing !== undefined;
  const lacking = isLacking ? [note(`${type} has nothing in ${nameOf(missing.locale)}`)] : [];
  const countries = (lists[0]?.entries ?? []).map((entry) => v.parse(countryCodes, entry.countries).filter(Boolean));
  return [readable, ...lacking, ...(type === 'operators' ? byCountry(countries, policy) : [])];
}

/** The names of all operators in the content; null when it can't be read or is the demonstration. */
export async function operatorNames(config: Config): Promise<string[] | null> {
  if (config.contentSource === 'files') {
    try {
      return shippedContent().files.operators.map(({ name }) => name);
    } catch {
      return null;
    }
  }
  if (config.cms === null) return null;
  const entries = await readType(contentClientOf(config.cms, config, fetch), 'operators', 'en');
  return entries.ok ? entries.value.map(({ name }) => String(name)) : null;
}

/** Checks the content system with the queries of a page. */
export async function examineContent(config: Config): Promise<Section> {
  const { cms, purgeSecret, upstreamTimeoutMs: timeoutMs } = config;
  if (cms === null) return examineFiles();
  const title = 'Content: strapi';
  const { calls, fetch } = recorder();
  const client = contentClientOf(cms, config, fetch);
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
    return { title, findings: [wrong(`${cms.url} answers 404 to ${calls[0]?.path}: is that the address of Strapi?`)] };
  findings.push(
    purgeSecret === null
      ? note('PURGE_SECRET is not set, so published changes appear after minutes and no webhook can speed it up')
      : good('PURGE_SECRET is set, so the webhook can purge'),
  );
  return { title, findings: [...findings, ...paceAndClock(calls, timeoutMs)] };
}
