import { vi } from 'vitest';

/** What a stubbed source answers to a path and query: JSON, or a response of its own; undefined is a 500. */
export type Answers = (path: string, request: Request) => unknown;

/** Puts a source in the place of every host: gives the paths that were asked, in order. */
export function stubSource(base: string, answers: Answers): string[] {
  const asked: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = new Request(input);
    if (!request.url.startsWith(`${base}/`)) return new Response('another host', { status: 502 });
    const path = request.url.slice(base.length + 1);
    asked.push(path);
    const answer = answers(path, request);
    if (answer === undefined) return new Response('broken', { status: 500 });
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return asked;
}

/** What has nothing to do with the source of matches, and other days: lists of the same kind. */
const APART = /^\/(play|nl\/speel|static|nl\/static)\/|[?&](date|filter|all)=/;

/** The links of a page to other pages of the site that depend on its source. */
function linksOf(html: string): string[] {
  const addresses = Array.from(html.matchAll(/<a\b[^>]*? href="(\/[^"#]*)"/g), ([, address = '']) => address);
  return addresses.map((address) => address.replaceAll('&amp;', '&')).filter((address) => !APART.test(address));
}

/** Follows every link from some pages on: gives the pages that are none, and how many were looked at. */
export async function deadLinks(
  open: (path: string) => Promise<{ status: number; text: string }>,
  starts: readonly string[],
): Promise<{ dead: string[]; looked: number }> {
  const known = new Set(starts);
  const dead: string[] = [];
  for (const path of known) {
    const { status, text } = await open(path);
    if (status !== 200) dead.push(`${status} ${path}`);
    for (const link of linksOf(text)) known.add(link);
  }
  return { dead, looked: known.size };
}
