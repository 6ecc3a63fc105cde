import * as v from 'valibot';
import { inject } from 'vitest';
import type { startStrapi } from '../strapi.ts';

type Strapi = Awaited<ReturnType<typeof startStrapi>>;

/** The content type of pages. */
export const PAGE = 'api::page-content.page-content';
const TYPES = `/content-manager/collection-types/${PAGE}`;

const isFive = inject('content').version === 'v5';

const session = v.object({ data: v.object({ token: v.string() }) });
const document = v.object({ id: v.number(), documentId: v.optional(v.string()) });
const saved = v.union([
  document,
  v.pipe(
    v.object({ data: document }),
    v.transform(({ data }) => data),
  ),
]);

/** The request of the preview button: Strapi 5's own, or the plugin of `v4/src/plugins/draft-link`. */
const previewPath = (id: string, locale: string) =>
  isFive
    ? `/content-manager/preview/url/${PAGE}?${new URLSearchParams({ documentId: id, locale, status: 'draft' })}`
    : `/draft-link/link?${new URLSearchParams({ uid: PAGE, id })}`;

/** Logs in to the panel of a Strapi and returns its actions. */
async function logIn(strapi: Strapi, email: string) {
  const call = async (method: string, path: string, body?: object, token = '') =>
    fetch(`${strapi.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token !== '' && { Authorization: `Bearer ${token}` }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  const answer = await call('POST', '/admin/login', { email, password: strapi.password });
  const { token } = v.parse(session, await answer.json()).data;
  const panel = (method: string, path: string, body?: object) => call(method, path, body, token);
  return {
    get: (path: string) => panel('GET', path),
    /** Saves a page as a draft. Returns its id in the panel. */
    async save(page: object, locale = 'en'): Promise<string> {
      const response = await panel('POST', `${TYPES}?locale=${locale}`, page);
      if (!response.ok) throw new Error(`saving answered ${response.status}: ${await response.text()}`);
      const { id, documentId } = v.parse(saved, await response.json());
      return documentId ?? String(id);
    },
    change: (id: string, page: object, locale = 'en') => panel('PUT', `${TYPES}/${id}?locale=${locale}`, page),
    publish: (id: string, locale = 'en') =>
      panel('POST', `${TYPES}/${id}/actions/publish?locale=${locale}`, { locale }),
    remove: (id: string) => panel('DELETE', `${TYPES}/${id}?locale=en`),
    /** Sends the request of the preview button. */
    previewAnswer: (id: string, locale = 'en') => panel('GET', previewPath(id, locale)),
    /** The link that the preview button opens. */
    async preview(id: string, locale = 'en'): Promise<string> {
      const response = await panel('GET', previewPath(id, locale));
      return v.parse(v.object({ data: v.object({ url: v.string() }) }), await response.json()).data.url;
    },
  };
}

const sessions = new Map<string, ReturnType<typeof logIn>>();

/** Logs in each account once, because Strapi allows few logins in five minutes. */
export function logInOnce(strapi: Strapi, email: string): ReturnType<typeof logIn> {
  const begun = sessions.get(email) ?? logIn(strapi, email);
  sessions.set(email, begun);
  return begun;
}
