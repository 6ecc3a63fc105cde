import * as v from 'valibot';
import { LOCALES } from '../../../web/domain/locale.ts';
import { localeOfPath, parsePath } from '../../../web/format/addresses/routes.ts';
import { wireInstant } from '../../feeds/contract/wire.ts';
import { countriesOf, readOffer } from '../loadOperators.ts';
import { wireArticle } from '../wire.ts';
import type { ReviewedEntry } from './readEntries.ts';
import { type Known, whyHidden } from './whyHidden.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** The name of an entry for people. */
export function nameOfEntry({ type, locale, entry }: ReviewedEntry): string {
  const name = textOf(type === 'page-content' ? entry.pageLink : (entry.name ?? entry.title));
  return `${type} “${name}” (${locale})`;
}

/** Each entry that does not show, with the field and the reason. Entries that wait for their time are left out. */
export async function hiddenEntries(entries: readonly ReviewedEntry[], known: Omit<Known, 'locale'>) {
  const found: { name: string; field: string; why: string }[] = [];
  for (const each of entries) {
    const reasons = await whyHidden(each.type, each.entry, { ...known, locale: each.locale });
    const lasting = reasons.filter(({ waits }) => !waits);
    found.push(...lasting.map(({ field, why }) => ({ name: nameOfEntry(each), field, why })));
  }
  return found;
}

/** An entry with a start or an end that is to come, in milliseconds UTC; null without one. */
export interface Scheduled {
  name: string;
  countries: string[];
  from: number | null;
  until: number | null;
}

const instantOf = (value: unknown): number | null => {
  const read = v.safeParse(wireInstant, value);
  return read.success ? read.output : null;
};

/** Entries that begin or end after `now`, the next first. Drafts begin at `publishFrom`, articles at `firstPublished`. */
export function scheduledEntries(entries: readonly ReviewedEntry[], now: number): Scheduled[] {
  const isToCome = (at: number | null) => at !== null && at > now;
  return entries
    .map((each): Scheduled => {
      const { type, entry } = each;
      const from = instantOf(entry.publishFrom ?? entry.firstPublished);
      const until = type === 'operator' ? (readOffer(entry.offer, () => undefined)?.expiresAt ?? null) : null;
      return { name: nameOfEntry(each), countries: countriesOf(entry), from: isToCome(from) ? from : null, until };
    })
    .filter(({ from, until }) => isToCome(from) || isToCome(until))
    .toSorted((one, other) => (one.from ?? one.until ?? 0) - (other.from ?? other.until ?? 0));
}

/** What the languages of an entry share; empty if it needs no translation. */
function keyOf({ type, entry }: ReviewedEntry): string {
  if (type === 'operator') return textOf(entry.name);
  if (type === 'news-item') return textOf(entry.link);
  if (type === 'article') {
    const read = v.safeParse(wireArticle, entry);
    const others = read.success ? (read.output.localizations ?? []) : [];
    return [textOf(entry.slug), ...others.map(({ slug }) => slug)].toSorted().join(' ');
  }
  const route = parsePath(textOf(entry.pageLink))?.route;
  return route?.name === 'static' ? route.path : '';
}

/** The entries that a language lacks. */
export function untranslated(entries: readonly ReviewedEntry[]): string[] {
  // Editors may save a Dutch page in the default language.
  const languageOf = ({ type, locale, entry }: ReviewedEntry) =>
    type === 'page-content' ? localeOfPath(textOf(entry.pageLink)) : locale;
  const named = entries.filter((each) => keyOf(each) !== '');
  return [...Map.groupBy(named, (each) => `${each.type} ${keyOf(each)}`).values()].flatMap((own) => {
    const lacking = LOCALES.filter((locale) => !own.some((each) => languageOf(each) === locale));
    return lacking.flatMap((locale) => own.slice(0, 1).map((each) => `${nameOfEntry(each)} is not in ${locale}`));
  });
}
