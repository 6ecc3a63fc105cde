import { LOCALES, type Locale } from '../../../web/domain/locale.ts';
import { perKey } from '../../base/memo.ts';
import { ok } from '../../base/result.ts';
import { type Attributes, type ContentClient, DEFAULT_LOCALE, type Query } from '../client.ts';
import { entriesIn, siteSettingIn } from './entries.ts';
import type { ShippedContent } from './shipped.ts';

const FILTER = /^filters\[(\w+)\]\[\$eq\]$/;

/** Whether an entry has the values of fields that a query asks for. Filters by relations are left to the reader. */
const isWanted = (entry: Attributes, query: Query) =>
  Object.entries(query).every(([name, value]) => {
    const [, field] = FILTER.exec(name) ?? [];
    return field === undefined || entry[field] === value;
  });

const MEDIA = ['flag', 'logo', 'image', 'picture'];

/** An entry with the pictures that a query populates, as Strapi sends it. */
function populated(entry: Attributes, query: Query): Attributes {
  const isAsked = (name: string) => !MEDIA.includes(name) || JSON.stringify(query).includes(name);
  return Object.fromEntries(Object.entries(entry).filter(([name]) => isAsked(name)));
}

const localeIn = ({ locale }: Query) => LOCALES.find((each) => each === locale) ?? DEFAULT_LOCALE;

/** A client of the shipped files, whose entries pass the parsers of Strapi’s. */
export function filesClient({ files, version }: Pick<ShippedContent, 'files' | 'version'>): ContentClient {
  const entriesOf = perKey(LOCALES.length, (locale: Locale) => entriesIn(files, locale));
  return {
    upstream: { id: `content:files:${version}`, kind: 'files', baseUrl: 'https://files.invalid' },
    async list(type, query) {
      const entries = entriesOf(localeIn(query))[type] ?? [];
      return ok(entries.filter((each) => isWanted(each, query)).map((each) => populated(each, query)));
    },
    single: async (_, query) => ok(siteSettingIn(files, localeIn(query))),
  };
}
