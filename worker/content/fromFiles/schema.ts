import * as v from 'valibot';
import { inEveryLanguage, type Locale } from '../../../web/domain/locale.ts';
import { slugOf } from '../../../web/domain/slug.ts';
import { localeOfPath, pathOf } from '../../../web/format/addresses/routes.ts';
import { wireId } from '../../feeds/normalize/wire.ts';
import { countryOverride } from '../../policy/countryPolicies.ts';
import { fileOperatorInCountry } from '../operatorFields.ts';
import { circleIn, redirectSchema } from '../redirects.ts';
import { MAX_SIGNS as MAX_RICH } from '../richText/parseRichText.ts';
import { MAX_ARTICLE, MAX_SECTIONS, MAX_SIGNS, wireSlug } from '../wire.ts';
import { EACH, flag, inEach, instant, lines, link, longTexts, secure, text, texts } from './fields.ts';

/** Schema of the files in `worker/content/files`. `.github/content-files.md` describes every field. */

const NAME = `must be a name, or one in each language: ${EACH}`;

/** A name: one text for every language, or one for each. */
const name = v.pipe(
  v.union([text, texts], NAME),
  v.transform((given) => (typeof given === 'string' ? inEveryLanguage(() => given) : given)),
);

const links = v.pipe(
  v.union([link, v.strictObject(inEveryLanguage(() => link))], 'must be a link, or one in each language'),
  v.transform((given) => (typeof given === 'string' ? inEveryLanguage(() => given) : given)),
);

const code = v.pipe(
  v.string('must be a country code'),
  v.regex(/^(?!UK)[A-Z]{2}$/, 'must be a country code of two capitals, such as GB'),
);

const otherNames = v.optional(v.array(text, 'must be a list of names'), []);

const anId = v.pipe(
  v.string(),
  v.check((given) => v.is(wireId, given), 'must be an id of letters and digits'),
);

const id = v.optional(anId);

const country = v.strictObject({ name, otherNames, id, flag: v.optional(secure) });

const competition = v.strictObject({ country: text, name, otherNames, id, logo: v.optional(secure) });

const competitionName = v.strictObject({ country: text, name: text });

const topLists = v.strictObject({
  competitions: v.array(competitionName),
  countries: v.array(text),
});

const operator = v.strictObject({
  // The slug is the address of the play link.
  name: v.pipe(
    text,
    v.check((given) => slugOf(given) !== '', 'must be a name with Latin letters or digits'),
  ),
  logo: v.optional(secure),
  countries: v.record(code, fileOperatorInCountry),
});

const channel = v.strictObject({
  name: text,
  link: v.optional(secure),
  competitions: v.array(competitionName, 'must be a list'),
  countries: v.array(code, 'must be a list of country codes'),
  from: v.optional(instant),
  to: v.optional(instant),
});

const newsItem = v.strictObject({
  title: lines(),
  link: links,
  image: v.optional(secure),
  publishedAt: instant,
});

const slug = v.pipe(
  v.string('must be a slug'),
  v.check((given) => v.is(wireSlug, given), 'must be a slug of small letters, digits and hyphens'),
);

const article = v.strictObject({
  slug: inEach(slug, 'a slug'),
  title: lines(MAX_ARTICLE.title),
  lead: lines(MAX_ARTICLE.lead),
  text: longTexts(MAX_RICH),
  author: name,
  writtenWithAi: v.optional(flag, false),
  firstPublished: instant,
  updated: v.optional(instant),
  picture: v.optional(secure),
  pictureAlt: v.optional(lines()),
  pictureCredit: v.optional(name),
  competitions: v.optional(v.array(competitionName), []),
  teams: v.optional(v.array(anId), []),
});

const path = v.pipe(
  v.string('must be the path of a page'),
  v.regex(/^\/[a-z0-9/-]*$/i, 'must be the path of a page: /football'),
);

const pathIn = (locale: Locale) =>
  v.pipe(
    path,
    v.check(
      (given) => localeOfPath(given) === locale,
      `must be a path that begins with ${pathOf({ name: 'home' }, locale)}`,
    ),
  );

const page = v.strictObject({
  path: v.strictObject(
    inEveryLanguage(pathIn),
    'must be the paths of the page: { "en": "/football", "nl": "/nl/voetbal" }',
  ),
  title: v.optional(lines()),
  metaTitle: v.optional(lines()),
  metaDescription: v.optional(lines()),
  sections: v.optional(
    v.pipe(
      v.array(v.strictObject({ heading: v.optional(lines()), text: longTexts(MAX_RICH) })),
      v.maxLength(MAX_SECTIONS, `must be at most ${MAX_SECTIONS} sections`),
    ),
    [],
  ),
  gone: v.optional(flag, false),
});

const namedLinks = v.optional(v.array(v.strictObject({ name: text, url: secure })), []);

const siteSettings = v.strictObject({
  partner: v.optional(v.strictObject({ name: text, url: link, logo: v.optional(secure) })),
  complaints: v.optional(v.strictObject({ title: lines(), text: longTexts(MAX_SIGNS), url: links })),
  newsUrl: v.optional(links),
  socialLinks: namedLinks,
  badges: namedLinks,
  policy: v.optional(v.record(code, countryOverride), {}),
  redirects: v.optional(
    v.pipe(
      // A misspelt `to` would say that the page is gone.
      v.array(v.strictObject(redirectSchema.entries)),
      v.check((all) => circleIn(all) === undefined, 'redirects must not lead in a circle'),
    ),
    [],
  ),
});

/** All content, keyed by file name without `.json`. */
export const contentSchema = v.strictObject({
  countries: v.array(country, 'must be a list'),
  competitions: v.array(competition, 'must be a list'),
  topLists,
  operators: v.array(operator, 'must be a list'),
  channels: v.array(channel, 'must be a list'),
  news: v.array(newsItem, 'must be a list'),
  articles: v.array(article, 'must be a list'),
  pages: v.array(page, 'must be a list'),
  siteSettings,
});

export type ContentFiles = v.InferOutput<typeof contentSchema>;
