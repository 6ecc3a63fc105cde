import { contentSite } from '../fakeSites.runtime.ts';
import { SATURDAY, visitorOf } from '../site.runtime.ts';

type Fields = Readonly<Record<string, unknown>>;
type Articles = Readonly<Record<string, readonly Fields[]>>;

/** The fields of a valid article, published an hour before the tests' instant. */
export const ARTICLE = {
  slug: 'a-story',
  title: 'A story',
  lead: 'What it tells',
  text: 'It was **so**.',
  author: 'Robin Writer',
  firstPublished: '2026-11-21T14:40:00Z',
} as const satisfies Fields;

/** A Strapi in its format of version 4 with these articles and no other content. Each call answers as of now. */
function answerOf(articles: Articles, { pathname, searchParams }: URL): object {
  if (pathname.endsWith('/site-setting')) return { data: null };
  const all = pathname.endsWith('/articles') ? (articles[searchParams.get('locale') ?? 'en'] ?? []) : [];
  const slug = searchParams.get('filters[slug][$eq]');
  const found = all.filter((each) => slug === null || each.slug === slug);
  const [page, size] = ['page', 'pageSize'].map((name) => Number(searchParams.get(`pagination[${name}]`)));
  const rows = found.slice(((page ?? 1) - 1) * (size ?? 0), (page ?? 1) * (size ?? 0));
  return {
    data: rows.map((attributes, id) => ({ id, attributes })),
    meta: { pagination: { pageSize: size, pageCount: Math.ceil(found.length / (size ?? 1)) } },
  };
}

/** A site whose editors wrote these articles. */
export function newsSite(articles: Articles) {
  const { url, open } = contentSite((address) => answerOf(articles, address));
  return {
    url,
    async get(path: string, headers: Record<string, string> = {}) {
      const { text: html, ...response } = await open(path, visitorOf('GB', headers));
      return { response, status: response.status, html };
    },
  };
}

export const NOW = Date.parse(SATURDAY);
