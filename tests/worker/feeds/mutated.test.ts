import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contract } from './documented.ts';
import {
  checkDocumentedAnswers,
  checkOneAnswer,
  checkOneRecord,
  FEEDS,
  NOW,
  refusingFeed,
  singlePathsOf,
} from './mutatedFeeds.ts';

/** One in 29 mutations is enough during the day; the night tier tests all. */
const STEP = 29;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(FEEDS)('client of %s', (_, source, create) => {
  it('the client answers every question from the documented answers', () => checkDocumentedAnswers(source, create));

  it.each(singlePathsOf(source))('the client gives possible values for a sample of mutations of %s', (path) =>
    checkOneAnswer(path, source, create, STEP),
  );

  it.each(source.lists)('the other matches stay when one record of %s is broken', (path) =>
    checkOneRecord(path, source, create, STEP),
  );
});

describe('mutation checks', () => {
  it.each([
    ['checkDocumentedAnswers', () => checkDocumentedAnswers(contract, refusingFeed)],
    ['checkOneAnswer', () => checkOneAnswer('v2/events/e1', contract, refusingFeed, STEP)],
    ['checkOneRecord', () => checkOneRecord('v2/events/live', contract, refusingFeed, STEP)],
  ])('%s fails for a client that refuses every answer', async (_, check) => {
    await expect(check()).rejects.toThrow();
  });
});
