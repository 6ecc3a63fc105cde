import type { Env } from '../../worker/settings/env.ts';
import { fakeFetch, newUrl } from '../support/fakeFetch.runtime.ts';
import { london, opened, siteWith } from './site.runtime.ts';

type Answers = (url: URL, request: Request) => unknown;

type Source = 'LIVE_API_URL' | 'CMS_URL';

/**
 * A new site on one fake source, and the paths that the source was asked for. `sources` name the settings of its address. A site that
 * several tests share fakes its source before each.
 */
function siteOn(sources: readonly Source[], answers: Answers, settings: Partial<Env>) {
  const url = newUrl(sources.includes('LIVE_API_URL') ? 'feed' : 'cms');
  const asked: string[] = [];
  const fake = () =>
    fakeFetch({
      [url]: async (request, address) => {
        asked.push(`${address.pathname}${address.search}`);
        const answer = await answers(address, request);
        return answer instanceof Response ? answer : Response.json(answer);
      },
    });
  fake();
  const visit = siteWith({ ...Object.fromEntries(sources.map((name) => [name, url])), ...settings });
  return { url, asked, fake, visit, open: (path: string, headers = london) => opened(visit(path, headers)) };
}

/**
 * A new site whose feed answers JSON or a response. For undefined it says that there is nothing, as the contract does. With
 * `articles` the same host is its content system.
 */
export const feedSite = (answers: Answers, settings: Partial<Env> = {}, articles: readonly object[] = []) =>
  siteOn(
    articles.length === 0 ? ['LIVE_API_URL'] : ['LIVE_API_URL', 'CMS_URL'],
    async (url, request) =>
      (url.pathname.startsWith('/api/') ? contentOf({ articles }, url) : await answers(url, request)) ??
      Response.json({ detail: 'Not found.' }, { status: 404 }),
    settings,
  );

/** The answer of a content system of version 4 that has these rows, by collection. It filters pages by their path. */
export function contentOf(rows: Readonly<Record<string, readonly object[]>>, { pathname, searchParams }: URL): object {
  const name = pathname.split('/').at(-1) ?? '';
  const path = searchParams.get('filters[pageLink][$eq]');
  const found = (rows[name] ?? []).filter((row) => path === null || Reflect.get(row, 'pageLink') === path);
  return { data: name === 'site-setting' ? null : found.map((attributes, id) => ({ id, attributes })) };
}

/** A new site whose content system answers JSON or a response. */
export const contentSite = (answers: Answers, settings: Partial<Env> = {}) => siteOn(['CMS_URL'], answers, settings);
