import { afterEach, expect, it, vi } from 'vitest';
import { fetchPage } from '../../../web/data/fetchPage.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [200, true],
  [404, true],
  [410, true],
  [429, false],
  [503, false],
  [0, false],
])('an answer %i is a page of the site: %s', async (status, isPage) => {
  const page = {};
  class Request {
    status = status;
    responseXML = page;
    onloadend: () => void = () => undefined;
    open = () => undefined;
    send = () => this.onloadend();
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  expect(await fetchPage('/')).toBe(isPage ? page : null);
});
