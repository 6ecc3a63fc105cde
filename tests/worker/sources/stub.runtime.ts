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
