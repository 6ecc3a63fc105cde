import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as registry from '../../../worker/feeds/registry.ts';
import { isNight } from '../../support/tier.ts';
import { checkDocumentedAnswers, checkOneAnswer, checkOneRecord, FEEDS, singlePathsOf } from './mutatedFeeds.ts';
import { DIALECTS } from './normalize/dialects.ts';
import { NOW } from './parsed.ts';

/** By day one in 59 mutations, by night all. */
const STEP = isNight ? 1 : 59;
const LONG = { timeout: 300_000 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});

it.each(registry.FEEDS)('$name has documented answers, and odd matches in its dialect', ({ name }) => {
  expect(FEEDS.map(([each]) => each)).toContain(name);
  expect(DIALECTS.map((dialect) => dialect.name.split(' ')[0])).toContain(name);
});

it('each source’s ids begin with letters of its own', () => {
  const letters = FEEDS.map(([, { event }]) => event.replace(/\d+$/, ''));
  expect(letters).toEqual([...new Set(letters)]);
});

describe.each(FEEDS)('client of %s', (_, source, create) => {
  it('the client answers every question from the documented answers', () => checkDocumentedAnswers(source, create));

  it.each(singlePathsOf(source))('the client gives possible values for mutations of %s', LONG, (path) =>
    checkOneAnswer(path, source, create, STEP),
  );

  it.each(source.lists)('the other matches stay when one record of %s is broken', LONG, (path) =>
    checkOneRecord(path, source, create, STEP),
  );
});
