import * as v from 'valibot';
import { inject } from 'vitest';
import { serveBuild } from '../../support/serveBuild.ts';

/** Waits until a change shows. */
export async function shown(look: () => Promise<boolean>, patience = 10_000): Promise<void> {
  const begun = Date.now();
  while (!(await look())) {
    if (Date.now() - begun > patience) throw new Error(`the change did not show within ${patience} ms`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Starts the built site with the shared Strapi. `settings` replace the defaults. */
export async function startSite(settings: Record<string, string> = {}, port = 0) {
  const { url: cmsUrl, token } = inject('content');
  const { url, close } = await serveBuild({
    port,
    vars: {
      ENVIRONMENT: 'test',
      VISITOR_OVERRIDE: '1',
      CMS_URL: cmsUrl,
      CMS_TOKEN: token,
      // Strapi is slow, because it shares the machine with the tests.
      UPSTREAM_TIMEOUT_MS: '10000',
      ...settings,
    },
  });
  const get = (path: string, country = 'GB', headers: Record<string, string> = {}) =>
    fetch(new URL(path, url), { redirect: 'manual', headers: { 'x-visitor-country': country, ...headers } });
  return {
    url,
    close,
    get,
    html: async (path: string, country?: string) => (await get(path, country)).text(),
    settings: async (locale: string, country?: string) =>
      v.parse(settingsAnswer, await (await get(`/api/settings?locale=${locale}`, country)).json()),
    search: async (term: string, locale: string) =>
      v.parse(searchAnswer, await (await get(`/api/search?${new URLSearchParams({ q: term, locale })}`)).json()),
    health: async () => {
      const answer = await get('/api/health');
      return { code: answer.status, ...v.parse(healthAnswer, await answer.json()) };
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

const text = v.nullable(v.string());
const country = v.object({ slug: v.string(), names: v.object({ en: v.string(), nl: v.string() }), flag: text });
const competition = v.object({ id: v.string(), name: v.string(), country, logo: text });

const settingsAnswer = v.object({
  operators: v.array(v.object({ name: v.string(), logo: text, bonus: text, terms: text })),
  policy: v.object({ allowed: v.boolean() }),
  topCompetitions: v.array(competition),
  topCountries: v.array(country),
  news: v.array(v.object({ title: v.string(), link: v.string(), image: text })),
  site: v.object({
    partner: v.nullable(v.object({ name: v.string(), logo: text })),
    complaints: v.nullable(v.object({ title: v.string() })),
  }),
});

const searchAnswer = v.object({ competitions: v.array(competition), countries: v.array(country) });

const healthAnswer = v.object({
  status: v.string(),
  sources: v.object({
    content: v.object({
      kind: v.string(),
      ok: v.boolean(),
      failures: v.number(),
      lastFailure: text,
      problem: text,
      recordsRejected: v.number(),
    }),
  }),
});
