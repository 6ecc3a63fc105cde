import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRejections } from '../../../worker/base/rejections.ts';
import { createApiFootball } from '../../../worker/feeds/apiFootball/client.ts';
import { createContractFeed } from '../../../worker/feeds/contract/client.ts';
import type { Feed } from '../../../worker/feeds/feed.ts';
import type { FeedOptions } from '../../../worker/feeds/feedOptions.ts';
import { createFootballData } from '../../../worker/feeds/footballData/client.ts';
import { createOpenLigaDb } from '../../../worker/feeds/openligadb/client.ts';
import { Circuit } from '../../../worker/upstream/circuit.ts';
import { Inquiry } from '../../../worker/upstream/inquiry.ts';
import { apiFootball, contract, footballData, openligadb, type RecordedSource } from './documented.ts';
import { manyMutationsOf, mutationsOf } from './mutations.ts';
import { expectSane, expectSaneEvent, expectSaneTables } from './sane.ts';

const NOW = Date.parse('2026-11-21T15:40:20Z');
const URL_OF_SOURCE = 'https://source.test';

type Answers = Readonly<Record<string, unknown>>;

function optionsFor(answers: Answers, onAsked: (path: string) => void = () => {}): FeedOptions {
  return {
    url: URL_OF_SOURCE,
    fetch: async ({ url }) => {
      const path = url.slice(URL_OF_SOURCE.length + 1);
      onAsked(path);
      return Object.hasOwn(answers, path)
        ? Response.json(answers[path])
        : Response.json({ detail: '' }, { status: 404 });
    },
    timeoutMs: 5000,
    circuit: new Circuit(() => NOW, 5000),
    flagUrl: null,
    rejections: createRejections(),
    now: () => NOW,
    clockName: '',
  };
}

const leagues = [{ shortcut: 'bl1', season: null, country: 'Germany' }];

const SOURCES: readonly (readonly [string, RecordedSource, (options: FeedOptions) => Feed])[] = [
  ['football-data.org', footballData, (options) => createFootballData({ ...options, key: 'k' })],
  ['API-Football', apiFootball, (options) => createApiFootball({ ...options, key: 'k' })],
  ['OpenLigaDB', openligadb, (options) => createOpenLigaDb({ ...options, leagues })],
  [
    'the contract',
    contract,
    ({ url, fetch, timeoutMs, rejections }) => {
      const upstream = { id: 'live', kind: 'real' as const, baseUrl: url, headers: {}, fetch, timeoutMs };
      return createContractFeed({ upstream, flagUrl: null, rejections });
    },
  ],
];

/** What a site asks a client for: nothing may be thrown, and nothing impossible be told. */
const QUESTIONS: readonly ((client: Feed, source: RecordedSource, said: string) => Promise<void>)[] = [
  async (client, _, said) => {
    const today = await client.today(new Inquiry());
    if (today.ok) expectSane(today.value.matches, NOW, said);
  },
  async (client, { event }, said) => {
    const found = await client.event(new Inquiry(), 'football', event);
    if (!found.ok || found.value.kind !== 'found') return;
    expectSaneEvent(found.value.event, NOW, said);
    const meetings = await client.meetings(new Inquiry(), found.value.event.match);
    if (meetings.ok) expectSane(meetings.value, NOW, said);
  },
  async (client, { competition }, said) => {
    const tables = await client.standings(new Inquiry(), competition);
    if (tables.ok) expectSaneTables(tables.value, said);
  },
  async (client) => {
    await client.tournaments(new Inquiry(), 'football');
  },
];

/** Asks a client everything, or what a test names. */
async function ask(client: Feed, source: RecordedSource, said: string, questions = QUESTIONS): Promise<void> {
  for (const question of questions) await question(client, source, said);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe.each(SOURCES)('whatever %s answers in place of what is documented', (_, source, create) => {
  /** The questions that a client of its own answers from a path. */
  async function readersOf(path: string) {
    const readers: (typeof QUESTIONS)[number][] = [];
    for (const question of QUESTIONS) {
      const asked = new Set<string>();
      await question(create(optionsFor(source.answers, (each) => asked.add(each))), source, 'the documented answers');
      if (asked.has(path)) readers.push(question);
    }
    expect(readers, path).not.toEqual([]);
    return readers;
  }

  it('is read as it is documented, to begin with', async () => {
    const client = create(optionsFor(source.answers));
    await ask(client, source, 'the documented answers');
    const today = await client.today(new Inquiry());
    const ids = today.ok ? today.value.matches.map(({ id }) => id) : [];
    expect(ids.toSorted()).toEqual(source.today.toSorted());
  });

  const single = Object.keys(source.answers).filter((path) => !source.lists.includes(path));

  it.each(single)('in one place of %s, nothing is thrown and nothing impossible told', async (path) => {
    const readers = await readersOf(path);
    for (const { name, mutated } of mutationsOf(source.answers[path])) {
      await ask(create(optionsFor({ ...source.answers, [path]: mutated })), source, `${path}: ${name}`, readers);
    }
  });

  it.each(source.lists)('in one record of %s, nothing impossible is told and the others stay', async (path) => {
    const { records, listed } = source.recordsOf(path);
    for (const [index, record] of records.entries()) {
      for (const { name, mutated } of mutationsOf(record)) {
        const client = create(optionsFor({ ...source.answers, [path]: listed(records.with(index, mutated)) }));
        const today = await client.today(new Inquiry());
        if (!today.ok) expect.fail(`${path} ${index} ${name}: ${today.error.detail}`);
        expectSane(today.value.matches, NOW, `${path}: ${name}`);
        const own = source.idOf(record);
        const others = source.today.filter((id) => id !== own);
        expect([name, ...today.value.matches.map(({ id }) => id)]).toEqual(expect.arrayContaining([name, ...others]));
      }
    }
  });

  it.each(Object.keys(source.answers))('in several places of %s at once', async (path) => {
    for (const mutated of manyMutationsOf(source.answers[path], 150)) {
      const client = create(optionsFor({ ...source.answers, [path]: mutated }));
      await ask(client, source, `${path}: ${JSON.stringify(mutated)}`);
    }
  });
});
