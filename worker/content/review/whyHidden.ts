import * as v from 'valibot';
import type { Locale } from '../../../web/domain/locale.ts';
import { isCurrent } from '../../../web/domain/offers.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { parsePath, type Route } from '../../../web/format/addresses/routes.ts';
import { isKnownCountry, operatorRulesFor, policyFor, unreviewed } from '../../policy/policyFor.ts';
import { isOfOperator } from '../channels.ts';
import type { Attributes } from '../client.ts';
import { staticPages } from '../defaults/staticPages.ts';
import { wireChannel } from '../fetchChannels.ts';
import { parseOffer } from '../fetchOperators.ts';
import { parsePage } from '../fetchPages.ts';
import { wireOperator } from '../operatorFields.ts';
import type { Provider } from '../stored.ts';
import { countryCodes, playTarget, teamSlugs, wireArticle, wireNewsItem } from '../wire.ts';
import { pathProblem } from './pagePaths.ts';

/** What a check needs to know beside the entry. */
export interface Known {
  /** Milliseconds UTC. */
  now: number;
  /** The language of the entry. */
  locale: Locale;
  /** The raw `site-setting.policy`. */
  policy: unknown;
  /** The operators of the content. A channel must not be one. */
  operators: readonly Provider[];
  /** Whether the scores have this region, competition, team or player; null when nobody can say. */
  hasPage(route: Route): Promise<boolean | null>;
}

/** Why an entry does not show, beside the field to change. `waits`: it shows later without a change. */
export interface Reason {
  field: string;
  why: string;
  waits: boolean;
}

const reason = (field: string, why: string, waits = false): Reason => ({ field, why, waits });

const isBlank = (value: unknown) => value == null || (typeof value === 'string' && value.trim() === '');

/** The fields of an entry that the site’s own parser refuses. */
function unreadable(schema: v.GenericSchema, entry: Attributes): Reason[] {
  const read = v.safeParse(schema, entry);
  const fields = read.success ? [] : read.issues.map(({ path }) => String(path?.[0]?.key ?? ''));
  return [...new Set(fields)].map((field) =>
    reason(field, isBlank(entry[field]) ? 'This field is empty.' : 'The site finds nothing here that it can show.'),
  );
}

/** Says that the scores do not have a region, competition, team or player. */
async function lackOf(route: Route, { hasPage }: Known): Promise<boolean> {
  return ['region', 'tournament', 'team', 'player'].includes(route.name) && (await hasPage(route)) === false;
}

async function whyPageHidden(entry: Attributes, known: Known): Promise<Reason[]> {
  const path = typeof entry.pageLink === 'string' ? entry.pageLink : '';
  const page = parsePage(entry, () => undefined);
  const problem = pathProblem(path, known.locale, page?.removed === true);
  if (problem !== null) return [reason('pageLink', problem)];
  const route = parsePath(path)?.route;
  if (page === null || page.removed || route === undefined) return [];
  const { title, metaTitle, metaDescription, sections } = page;
  if (route.name === 'static') {
    const hasTitle = title !== null || metaTitle !== null || Object.hasOwn(staticPages, route.path);
    return hasTitle ? [] : [reason('title', 'A page needs a title. Its text may come later.')];
  }
  if (await lackOf(route, known))
    return [reason('pageLink', `The scores have nothing at ${path}. Check its last part.`)];
  if (metaTitle !== null || metaDescription !== null || sections.length > 0) return [];
  return [reason('content', `${path} keeps its own heading. Write content, metaTitle or metaDescription.`)];
}

async function whyArticleHidden(entry: Attributes, known: Known): Promise<Reason[]> {
  const read = v.safeParse(wireArticle, entry);
  if (!read.success) return unreadable(wireArticle, entry);
  const { firstPublished } = read.output;
  const waits = firstPublished > known.now;
  const from = new Date(firstPublished).toISOString();
  const lost: string[] = [];
  for (const slug of teamSlugs(entry.teams)) if (await lackOf({ name: 'team', slug }, known)) lost.push(slug);
  return [
    ...(waits ? [reason('firstPublished', `The article waits until ${from}.`, true)] : []),
    ...(lost.length > 0
      ? [
          reason(
            'teams',
            `The scores have no team ${lost.join(', ')} in these days. Copy the end of the team page’s address.`,
          ),
        ]
      : []),
  ];
}

/** Why a country does not show an operator; null when it does. */
function closedIn(country: string, entry: Attributes, { now, locale, policy }: Known): string | null {
  const [waiting] = unreviewed([[country]], policy);
  if (waiting !== undefined) return `${waiting}: add the country to policy of the site’s settings.`;
  if (!policyFor({ country, locale, now }, policy).allowed) return `The rules of ${country} allow no offers.`;
  const offer = parseOffer(entry.offer, () => undefined);
  const missing = operatorRulesFor(country, policy).operatorNeeds.filter((term) => offer?.[term] == null);
  return missing.length === 0 ? null : `The rules of ${country} ask for ${missing.join(', ')} in the offer.`;
}

function whyOperatorHidden(entry: Attributes, known: Known): Reason[] {
  const read = v.safeParse(wireOperator, entry);
  if (!read.success) return unreadable(wireOperator, entry);
  const { name, playUrl } = read.output;
  const reasons: Reason[] = [];
  if (slugOf(name) === '') reasons.push(reason('name', 'A name needs a Latin letter or a digit.'));
  if (playTarget(playUrl) === null) reasons.push(reason('playUrl', 'Must be an address that begins with https://.'));
  const blank = playUrl?.match(/\{(?!click\})[^{}]*\}/i);
  if (blank) reasons.push(reason('playUrl', `The site fills only {click}, not ${blank[0]}.`));
  const offer = parseOffer(entry.offer, (problem) => reasons.push(reason('offer', `Cannot be read: ${problem}.`)));
  if (!isCurrent({ offer }, known.now))
    reasons.push(
      reason('offer.expiresAt', 'The offer has ended, so its bonus does not show. Change or clear the date.'),
    );
  // A relation that Strapi left out is unknown.
  if (entry.countries === undefined) return reasons;
  const closed = v.parse(countryCodes, entry.countries).map((country) => closedIn(country, entry, known));
  if (closed.length === 0) reasons.push(reason('countries', 'Without a country the operator shows nowhere.'));
  else if (!closed.includes(null)) reasons.push(reason('countries', closed.join(' ')));
  return reasons;
}

function whyChannelHidden(entry: Attributes, { now, operators }: Known): Reason[] {
  const read = v.safeParse(wireChannel, entry);
  if (!read.success) return unreadable(wireChannel, entry);
  const { name, link, to, countries } = read.output;
  const reasons: Reason[] = [];
  if (isOfOperator({ name, link: null }, operators)) reasons.push(reason('name', `${name} is an operator.`));
  else if (isOfOperator({ name, link }, operators)) reasons.push(reason('link', 'This is an address of an operator.'));
  if (to !== null && to <= now) reasons.push(reason('to', 'This period has ended. Change or clear the date.'));
  // A relation that Strapi left out is unknown.
  for (const field of ['competitions', 'countries'] as const)
    if (entry[field] !== undefined && read.output[field].length === 0)
      reasons.push(reason(field, 'Empty, so the channel shows nowhere.'));
  const unknown = countries.filter((code) => !isKnownCountry(code));
  if (unknown.length > 0)
    reasons.push(reason('countries', `No visitor has ${unknown.join(', ')}. A code has two letters, as in GB.`));
  return reasons;
}

const CHECKS = {
  'page-content': whyPageHidden,
  article: whyArticleHidden,
  operator: whyOperatorHidden,
  channel: whyChannelHidden,
  'news-item': (entry: Attributes) => unreadable(wireNewsItem, entry),
} satisfies Record<string, (entry: Attributes, known: Known) => Reason[] | Promise<Reason[]>>;

/** The content types that are asked about, by their names in Strapi. */
export type EntryType = keyof typeof CHECKS;

export const isEntryType = (name: string): name is EntryType => Object.hasOwn(CHECKS, name);

/**
 * Answers “would the site show this entry now, and if not, why?” for a published entry. Relations are as in Strapi’s
 * REST answers. No reason: it shows.
 */
export async function whyHidden(type: EntryType, entry: Attributes, known: Known): Promise<Reason[]> {
  return CHECKS[type](entry, known);
}
