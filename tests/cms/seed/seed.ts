import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Row } from '../../demo/content/row.ts';
import { createContentStore } from '../../demo/content/store.ts';
import { entryRef, type Fields, fileRef, type SeedEntry } from './entry.ts';
import { picturesIn } from './pictures.ts';
import { LAST_CLASS, specialEntries, TRANSLATED } from './special.ts';

const AUTOMATIC = new Set(['createdAt', 'updatedAt', 'publishedAt', 'locale']);

const countryKey = ({ fields }: Row) => `country ${fields.countryId === null ? fields.code : fields.name}`;

/** Pairs the English and Dutch rows of a demonstration type. */
function pairs(rows: readonly Row[]): { en: Row; nl: Row }[] {
  const [english, dutch] = ['en', 'nl'].map((locale) => rows.filter((row) => row.locale === locale));
  return (english ?? []).flatMap((en, index) => {
    const nl = dutch?.[index];
    return nl === undefined ? [] : [{ en, nl }];
  });
}

function fieldsOf(row: Pick<Row, 'fields'>): Fields {
  return Object.fromEntries(Object.entries(row.fields).filter(([name]) => !AUTOMATIC.has(name)));
}

function relatedKeys(row: Row, relation: string, keyOf: (row: Row) => string) {
  const related = row.relations[relation] ?? [];
  return [related].flat().map((each) => entryRef(keyOf(each)));
}

/** An entry in both languages, with `more` in each. The `shared` fields take the English value. */
function entryOf(type: string, key: string, { en, nl }: { en: Row; nl: Row }, more: Fields, shared: string[] = []) {
  const common = { ...Object.fromEntries(shared.map((name) => [name, en.fields[name]])), ...more };
  return { key, type, en: { ...fieldsOf(en), ...common }, nl: { ...fieldsOf(nl), ...common } };
}

/**
 * Writes the seed into a folder: `seed.json` and its pictures. It contains the demonstration's content, which fits the
 * demonstration's matches, and `specialEntries`. Returns the path of the file.
 */
export async function writeSeed(folder: string, now = Date.now()): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pictures = picturesIn(folder);
  const rowsOf = createContentStore();
  const entries: SeedEntry[] = [];
  for (const pair of pairs(rowsOf('country', now))) {
    const { code, name } = pair.en.fields;
    // Some countries get no flag, because Strapi answers null for a missing picture.
    const flag =
      typeof code === 'string' && String(name) < 'N' ? fileRef(await pictures.flag(code.toLowerCase())) : null;
    entries.push(entryOf('country', countryKey(pair.en), pair, { flag }));
  }
  const tops = pairs(rowsOf('top-competition', now));
  const topNames = new Set(tops.flatMap(({ en }) => [en.relations.competition ?? []].flat().map(competitionKey)));
  for (const pair of pairs(rowsOf('competition', now))) {
    const key = competitionKey(pair.en);
    const logo = topNames.has(key) ? fileRef(await pictures.crest(String(pair.en.fields.name))) : null;
    const [country = null] = relatedKeys(pair.en, 'country', countryKey);
    entries.push(entryOf('competition', key, pair, { logo, country }));
  }
  entries.push(...specialEntries.filter(({ type }) => type === 'competition'));
  for (const { en } of tops) {
    const [competition = null] = relatedKeys(en, 'competition', competitionKey);
    entries.push({ key: `top ${entries.length}`, type: 'top-competition', en: { ...fieldsOf(en), competition } });
  }
  for (const name of [TRANSLATED.en, LAST_CLASS]) {
    const competition = entryRef(`competition Netherlands ${name}`);
    entries.push({ key: `top ${name}`, type: 'top-competition', en: { rank: entries.length, competition } });
  }
  for (const { en } of pairs(rowsOf('top-country', now))) {
    const [country = null] = relatedKeys(en, 'country', countryKey);
    entries.push({ key: `top ${entries.length}`, type: 'top-country', en: { ...fieldsOf(en), country } });
  }
  for (const pair of pairs(rowsOf('operator', now))) {
    const name = String(pair.en.fields.name);
    const logo = pair.en.fields.reviewPage === null ? null : fileRef(await pictures.logo(name));
    const { id: _, ...offer } = [pair.en.components.offer ?? []].flat()[0] ?? { id: 0 };
    const countries = relatedKeys(pair.en, 'countries', countryKey);
    const more = { logo, countries, offer: pair.en.components.offer ? offer : null };
    entries.push(entryOf('operator', `operator ${name}`, pair, more));
  }
  for (const { en } of pairs(rowsOf('channel', now))) {
    const competitions = relatedKeys(en, 'competitions', competitionKey);
    const countries = relatedKeys(en, 'countries', countryKey);
    entries.push({
      key: `channel ${en.fields.name}`,
      type: 'channel',
      en: { ...fieldsOf(en), competitions, countries },
    });
  }
  // Entries are published in this order, so the newest comes last.
  for (const [index, pair] of pairs(rowsOf('news-item', now)).reverse().entries()) {
    const image = index % 3 === 2 ? null : fileRef(await pictures.pitch(index));
    entries.push(entryOf('news-item', `news ${index}`, pair, { image }, ['link']));
  }
  for (const [index, pair] of pairs(rowsOf('article', now)).entries()) {
    const picture = fileRef(await pictures.pitch(index));
    const competitions = relatedKeys(pair.en, 'competitions', competitionKey);
    entries.push(entryOf('article', `article ${index}`, pair, { picture, competitions }));
  }
  for (const { locale, fields, components } of rowsOf('page-content', now)) {
    const content = [components.content ?? []].flat().map(({ heading, text }) => ({ heading, text }));
    const page = { ...fieldsOf({ fields }), content };
    entries.push({ key: `page ${fields.pageLink}`, type: 'page-content', [locale]: page });
  }
  for (const pair of pairs(rowsOf('site-setting', now))) {
    const partnerLogo = fileRef(await pictures.logo(String(pair.en.fields.partnerName)));
    entries.push(
      entryOf('site-setting', 'site', pair, { partnerLogo, policy: { DE: { offers: false } } }, [
        'complaintsUrl',
        'newsUrl',
      ]),
    );
  }
  entries.push(...specialEntries.filter(({ type }) => type !== 'competition'));
  const file = join(folder, 'seed.json');
  writeFileSync(file, JSON.stringify({ files: pictures.names, entries }, null, 1));
  return file;
}

function competitionKey(row: Row): string {
  const [country] = relatedKeys(row, 'country', ({ fields }) => String(fields.name));
  return `competition ${country?.$entry ?? ''} ${row.fields.name}`;
}
