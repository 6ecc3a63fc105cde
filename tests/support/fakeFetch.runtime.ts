import { type MockInstance, vi } from 'vitest';

/** Answers one request; `url` is the request's address. */
export type Answer = (request: Request, url: URL) => Response | Promise<Response>;

/**
 * Replaces `fetch` until mocks are restored. Each base address has its own answer; any other address gets 502,
 * so that no request leaves the machine. `'*'` answers every address that has no answer of its own.
 */
export function fakeFetch(answers: Record<string, Answer>): MockInstance<typeof fetch> {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const base = Object.keys(answers).find((each) => request.url === each || request.url.startsWith(`${each}/`));
    const answer = answers[base ?? '*'];
    return answer?.(request, new URL(request.url)) ?? new Response('unexpected host', { status: 502 });
  });
}

/** The answer of a fake source to a path and query: JSON, or a whole response; undefined is a 500. */
export type Answers = (path: string, request: Request) => unknown;

/** Fakes the one source at `base` and mutes warnings. Gives the paths that it was asked for, in order. */
export function fakeSource(base: string, answers: Answers): string[] {
  const asked: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeFetch({
    [base]: async (request) => {
      const path = request.url.slice(base.length + 1);
      asked.push(path);
      const answer = await answers(path, request);
      if (answer === undefined) return new Response('broken', { status: 500 });
      return answer instanceof Response ? answer : Response.json(answer);
    },
  });
  return asked;
}
