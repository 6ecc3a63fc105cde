import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { checkAnswer, checkOneAnswer, checkOneRecord, FEEDS, NOW, singlePathsOf } from './mutatedFeeds.ts';
import { manyMutationsOf } from './mutations.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(FEEDS)('client of %s', (_, source, create) => {
  it.each(singlePathsOf(source))('gives possible values for every mutation of %s', { timeout: 300_000 }, (path) =>
    checkOneAnswer(path, source, create),
  );

  it.each(source.lists)('keeps the other matches for every mutation of a record of %s', { timeout: 300_000 }, (path) =>
    checkOneRecord(path, source, create),
  );

  it.each(Object.keys(source.answers))(
    'gives possible values for 150 answers of %s with four mutations each',
    async (path) => {
      for (const mutated of manyMutationsOf(source.answers[path], 150))
        await checkAnswer(path, mutated, source, create);
    },
  );
});
