import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { demonstrationAnswer } from '../../support/demonstration.runtime.ts';
import { SATURDAY, siteWith } from '../site.runtime.ts';
import { everyPath } from './everyPath.runtime.ts';

const MINUTE = 60_000;

let isSilent = false;

beforeEach(() => {
  isSilent = false;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(SATURDAY) });
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = isSilent ? null : demonstrationAnswer(new Request(input, init));
    return answer ?? new Response('away', { status: 500 });
  });
});
afterEach(() => void vi.useRealTimers());

it('every answer of the public API says how old it is while the source is silent', async () => {
  const visit = siteWith({});
  const ask = (path: string) => visit(`/api/v1${path}`, {});
  // The journal of changes answers for itself.
  const paths = (await everyPath(ask)).filter(([id]) => id !== 'listChanges');
  const ages = () =>
    Promise.all(
      paths.map(async ([id, path]) => {
        const { asOf, stale } = await (await ask(path)).json<{ asOf: string; stale: boolean }>();
        return { id, minutes: Math.round((Date.now() - Date.parse(asOf)) / MINUTE), stale };
      }),
    );
  expect(await ages()).toEqual(paths.map(([id]) => ({ id, minutes: 0, stale: false })));
  isSilent = true;
  // The first answer may be one that is asked for again behind it.
  for (const minutes of [120, 1]) {
    vi.setSystemTime(Date.now() + minutes * MINUTE);
    await ages();
  }
  expect(await ages()).toEqual(paths.map(([id]) => ({ id, minutes: 121, stale: true })));
});
