import { fakeFetch } from '../../support/fakeFetch.runtime.ts';

/** A Strapi 4 that has only these page contents, and can ignore the filter. */
export function strapi(pages: { pageLink: string; [field: string]: unknown }[], { ignoresFilter = false } = {}) {
  const answer = ({ pathname, searchParams }: URL) => {
    if (pathname.endsWith('/site-setting')) return Response.json({ data: null });
    if (!pathname.endsWith('/page-contents')) return Response.json({ data: [] });
    const wanted = searchParams.get('filters[pageLink][$eq]');
    const rows = pages.filter(({ pageLink }) => ignoresFilter || pageLink === wanted);
    return Response.json({ data: rows.map((attributes, id) => ({ id, attributes })) });
  };
  return fakeFetch({ '*': (_, url) => answer(url) });
}
