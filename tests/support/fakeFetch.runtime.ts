import { type Mock, vi } from 'vitest';
import { demonstrationAnswer, fetchWithDemonstration } from './demonstration.runtime.ts';

const file = crypto.randomUUID().slice(0, 8);
let urls = 0;

/** The address of a source that no test has used. Isolates of all tests share the stores. */
export function newUrl(name: string): string {
  urls += 1;
  return `https://${name}-${file}-${urls}.test`;
}

/** Answers a request. `url` is its parsed URL. */
export type Answer = (request: Request, url: URL) => Response | Promise<Response>;

/**
 * Mocks `fetch` for every URL except the demonstration's. The returned mock counts only those calls. Without `answer` they are made as
 * before.
 */
export function stubFetch(answer: typeof fetch = fetchWithDemonstration): Mock<typeof fetch> {
  const stub = vi.fn(answer);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    return demonstrationAnswer(request.clone()) ?? stub(input, init);
  });
  return stub;
}

/**
 * Mocks `fetch` with one answer per base URL. `'*'` answers every other URL; without it they get 502, so that no request leaves
 * the machine.
 */
export function fakeFetch(answers: Record<string, Answer>): Mock<typeof fetch> {
  return stubFetch(async (input, init) => {
    const request = new Request(input, init);
    const base = Object.keys(answers).find((each) => request.url === each || request.url.startsWith(`${each}/`));
    const answer = answers[base ?? '*'];
    return answer?.(request, new URL(request.url)) ?? new Response('unexpected host', { status: 502 });
  });
}

/** A fake source's answer to a path with query: JSON or a `Response`; undefined becomes a 500. */
export type Answers = (path: string, request: Request) => unknown;

/** Fakes the source at `base`, beside other hosts. Returns the requested paths of the source in order. */
export function fakeSource(base: string, answers: Answers, others: Record<string, Answer> = {}): string[] {
  const asked: string[] = [];
  fakeFetch({
    ...others,
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
