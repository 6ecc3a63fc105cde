import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { awaitAnswers, lateAnswer } from '../../../web/data/lateAnswers.ts';

const PATH = '/api/odds?sport=football';

let shown: { textContent: string } | null = null;
const document = new (class extends EventTarget {
  readyState = 'loading';
  querySelector = () => shown;
})();

beforeEach(() => {
  vi.useFakeTimers();
  shown = null;
  document.readyState = 'loading';
  vi.stubGlobal('document', document);
  vi.stubGlobal('addEventListener', document.addEventListener.bind(document));
  awaitAnswers({ odds: {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('takes an answer that comes with the document', async () => {
  const answer = lateAnswer(PATH);
  shown = { textContent: '{"1":7}' };
  document.dispatchEvent(new Event('late'));
  expect(await answer).toEqual({ 1: 7 });
});

it.each([
  [
    'ends without the answer',
    () => Object.assign(document, { readyState: 'interactive' }).dispatchEvent(new Event('DOMContentLoaded')),
  ],
  [
    'breaks off within the answer',
    () => {
      shown = { textContent: '{"1":' };
      document.dispatchEvent(new Event('late'));
      Object.assign(document, { readyState: 'interactive' }).dispatchEvent(new Event('DOMContentLoaded'));
    },
  ],
  ['breaks off and never ends', () => vi.advanceTimersByTime(20_000)],
])('a document that %s leaves the request to the page', async (_, end) => {
  const answer = lateAnswer(PATH);
  end();
  expect(await answer).toBeUndefined();
});
