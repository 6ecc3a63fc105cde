import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import type { Env } from '../../worker/settings/env.ts';
import { createDemonstration } from '../demo/demonstration.ts';
import { type Answer, fakeFetch, newUrl } from '../support/fakeFetch.runtime.ts';
import { answer, bindingsWith, london, ORIGIN } from './site.runtime.ts';

const demonstration = createDemonstration(60);

/** The sources of a test's sites. */
const sources = new Map<string, Answer>();

type Ways = Record<'content' | 'scores', number>;

/**
 * A new site on the demonstration. A test holds answers back by their path, breaks them (500), or takes them away (404).
 * `delays`: how many milliseconds each backend takes.
 */
export function heldSite(
  delays: Ways = { content: 0, scores: 0 },
  given: Partial<Env> = {},
  sourceAnswer: Answer = demonstration,
) {
  const url = newUrl('held');
  const held = new Map<string, Promise<void>>();
  const broken = new Set<string>();
  const absent = new Set<string>();
  const asked: string[] = [];
  sources.set(url, async (request, { pathname, search }) => {
    const path = `${pathname}${search}`;
    asked.push(path);
    await new Promise((done) => setTimeout(done, delays[pathname.startsWith('/api/') ? 'content' : 'scores']));
    for (const [part, released] of held) if (path.includes(part)) await released;
    if ([...broken].some((part) => path.includes(part))) return new Response('broken', { status: 500 });
    if ([...absent].some((part) => path.includes(part))) return new Response('absent', { status: 404 });
    const url = new URL(`https://demonstration.test${path}`);
    return sourceAnswer(new Request(url, request), url);
  });
  fakeFetch(Object.fromEntries(sources));
  const bindings = bindingsWith({ POLLER: undefined, LIVE_API_URL: url, CMS_URL: url, ...given });
  return {
    url,
    asked,
    broken,
    absent,
    /** Holds answers whose path has this part, until the returned function is called. */
    hold(part: string): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(part, promise);
      return () => {
        held.delete(part);
        resolve();
      };
    },
    /** Opens a page, which a test reads piece by piece. */
    async open(path: string, headers = london) {
      const background = createExecutionContext();
      const request = new Request(`${ORIGIN}${path}`, { redirect: 'manual', headers });
      const response = await answer(request, bindings, background);
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let text = '';
      const readUntil = async (isEnough: () => boolean) => {
        while (!isEnough()) {
          const piece = await reader?.read();
          if (piece === undefined || piece.done) return;
          text += piece.value;
        }
      };
      return {
        status: response.status,
        headers: response.headers,
        /** The document up to the end of its state. */
        async early() {
          await readUntil(() => /id="state">.*<\/script>/s.test(text));
          return text;
        },
        async whole() {
          await readUntil(() => false);
          await waitOnExecutionContext(background);
          return text;
        },
      };
    },
  };
}
