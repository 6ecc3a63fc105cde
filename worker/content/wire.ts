import * as v from 'valibot';
import { LOCALES } from '../../web/domain/locale.ts';
import { idOfSlug } from '../../web/domain/slug.ts';
import { sanitizeText } from '../feeds/normalize/sanitizeText.ts';
import { tolerated, wireId, wireInstant, wireText } from '../feeds/normalize/wire.ts';
import type { Upstream } from '../upstream/fetchJson.ts';

/** Resolves a media URL. Strapi's local provider gives paths, other providers give URLs. Null for anything else. */
export function mediaAddress({ baseUrl }: Pick<Upstream, 'baseUrl'>, url: string | null): string | null {
  if (url === null) return null;
  if (/^\/(?![/\\])/.test(url)) return `${baseUrl}${url}`;
  return /^https?:\/\/[^\s"'<>]+$/i.test(url) ? url : null;
}

/** Schemas of content entries (contract.md, Content types). Optional fields may be null or absent. */

/** The most characters of a text without sections. */
export const MAX_SIGNS = 20_000;

/** A text without the tags that editors paste, and without the content of scripts and styles. */
export const withoutTags = (text: string) =>
  text
    .slice(0, MAX_SIGNS)
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<\/?(br|p|div|li|[ou]l|h\d|t[dhr])\b[^<>]*>/gi, ' ')
    .replace(/<[/!]?[a-z][^<>]*>/gi, '');

/** A text of one line from an editor. */
export const wireWords = v.pipe(
  v.unknown(),
  v.transform((text) => (typeof text === 'string' ? withoutTags(text) : text)),
  wireText,
);

export const longText = v.pipe(v.string(), v.transform(withoutTags), v.trim(), v.nonEmpty());

/** A link that a page may show: http(s), or a path of the site. */
export const wireLink = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => /^https?:\/\/[^\s"'<>]+$/i.test(text) || /^\/(?![/\\])[^\s"'<>\\]*$/.test(text)),
);

/** The attributes of a related entry; null if there is none. */
const related = <Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: Schema) =>
  v.pipe(
    v.object({ data: v.nullable(v.object({ attributes: schema })) }),
    v.transform(({ data }) => data?.attributes ?? null),
  );

/** An optional relation: an invalid one is null. */
const relation = <Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(schema: Schema) =>
  tolerated(related(schema));

export const media = relation(v.object({ url: v.string() }));

/** The attributes of related entries, without those that cannot be read. */
const relatedEach = <Entry>(schema: v.GenericSchema<unknown, Entry>) =>
  tolerated(
    v.pipe(
      v.object({ data: v.array(v.unknown()) }),
      v.transform(({ data }) =>
        data.flatMap((each) => {
          const row = v.safeParse(v.object({ attributes: schema }), each);
          return row.success ? [row.output.attributes] : [];
        }),
      ),
    ),
  );

const otherLanguages = relatedEach(v.object({ locale: v.string(), name: wireText }));

export const wireCountry = v.object({
  countryId: wireId,
  code: tolerated(wireText),
  name: wireText,
  locale: tolerated(v.string()),
  localizations: otherLanguages,
  flag: media,
});

export const wireCompetition = v.object({
  competitionId: wireId,
  name: wireText,
  locale: tolerated(v.string()),
  localizations: otherLanguages,
  logo: media,
  country: relation(wireCountry),
});

export const wireTopCompetition = v.object({ competition: v.nullable(related(wireCompetition)) });

export const wireTopCountry = v.object({ country: v.nullable(related(wireCountry)) });

export const wireNewsItem = v.object({
  title: wireWords,
  link: wireLink,
  image: media,
  publishedAt: tolerated(wireInstant),
});

/** The most characters of the texts of an article. */
export const MAX_ARTICLE = { title: 300, lead: 600 } as const;

/** A text of one line with a limit of characters. */
const wireLine = (max: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => sanitizeText(withoutTags(text), max)),
    v.nonEmpty(),
  );

/** A field of related entries; empty if they cannot be read. */
export const relatedTexts = (name: string, text: v.GenericSchema<unknown, string>) =>
  v.pipe(
    relatedEach(v.object({ [name]: text })),
    v.transform((all) => (all ?? []).flatMap((each) => each[name] ?? [])),
  );

/** The upper-case codes of an entry’s countries. */
export const countryCodes = relatedTexts('code', v.pipe(v.string(), v.toUpperCase()));

/** The end of an article’s address. */
export const wireSlug = v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/));

/** The teams of an article, as editors write them between commas: `ajax-47`, or only the id. */
export const teamSlugs = (teams: unknown) =>
  typeof teams === 'string' ? teams.split(',').flatMap((each) => each.trim() || []) : [];

const wireTeams = tolerated(
  v.pipe(
    v.string(),
    v.transform((text) =>
      teamSlugs(text)
        .map(idOfSlug)
        .filter((id) => v.is(wireId, id)),
    ),
  ),
);

/** An article without its text. */
export const wireArticle = v.object({
  slug: wireSlug,
  localizations: relatedEach(v.object({ locale: v.picklist(LOCALES), slug: wireSlug })),
  title: wireLine(MAX_ARTICLE.title),
  lead: wireLine(MAX_ARTICLE.lead),
  author: wireText,
  writtenWithAi: tolerated(v.boolean()),
  firstPublished: wireInstant,
  updated: tolerated(wireInstant),
  picture: relation(v.object({ url: v.string(), alternativeText: tolerated(wireText) })),
  pictureAlt: tolerated(wireText),
  pictureCredit: tolerated(wireText),
  competitions: relatedEach(v.object({ competitionId: wireId })),
  teams: wireTeams,
});

const namedLinks = tolerated(v.array(v.unknown()));

export const wireNamedLink = v.object({ name: wireText, url: v.pipe(wireLink, v.startsWith('https://')) });

export const wireSiteSetting = v.object({
  partnerName: tolerated(wireText),
  partnerUrl: tolerated(wireLink),
  partnerLogo: media,
  complaintsTitle: tolerated(wireWords),
  complaintsText: tolerated(longText),
  complaintsUrl: tolerated(wireLink),
  newsUrl: tolerated(wireLink),
  socialLinks: namedLinks,
  badges: namedLinks,
  policy: v.optional(v.unknown()),
  redirects: namedLinks,
});

/** Sections of one page. The longest real page has about twenty. */
export const MAX_SECTIONS = 40;

export const wirePageContent = v.object({
  title: tolerated(wireWords),
  metaTitle: tolerated(wireWords),
  metaDescription: tolerated(wireWords),
  content: tolerated(v.array(v.unknown())),
  custom410: tolerated(v.boolean()),
});

/** `text` is Markdown, HTML or Strapi blocks; `parseRichText` parses it. */
export const wireSection = v.object({ heading: tolerated(wireWords), text: v.optional(v.unknown()) });

/**
 * Validates the target of a play link: `https://` and a host, without credentials. Null for anything else, including
 * malformed URLs that browsers silently repair (`https:\\`, a line break in the host). The address passes `wireLink` too.
 */
export function playTarget(url: string | null): string | null {
  const text = url?.trim() ?? '';
  const hasHost = /^https:\/\/[^/\\?#@]+(?:[/?#]|$)/i.test(text);
  return hasHost && !/[\s\\\p{Cc}\p{Cf}]/u.test(text) && URL.canParse(text)
    ? new URL(text).href.replaceAll("'", '%27')
    : null;
}
