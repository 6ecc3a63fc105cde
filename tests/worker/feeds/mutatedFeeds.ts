import { expect } from 'vitest';
import { UpstreamCall } from '../../../worker/base/upstreamCall.ts';
import { createApiFootball } from '../../../worker/feeds/apiFootball/client.ts';
import { createContractFeed } from '../../../worker/feeds/contract/client.ts';
import type { Feed } from '../../../worker/feeds/feed.ts';
import { createFootballData } from '../../../worker/feeds/footballData/client.ts';
import { createOpenLigaDb } from '../../../worker/feeds/openligadb/client.ts';
import { apiFootball, footballData, openligadb, type RecordedSource } from './documented.records.ts';
import { contract } from './documentedContract.records.ts';
import { feedOptions } from './feedOptions.ts';
import { mutationsOf } from './mutations.ts';
import { NOW } from './parsed.ts';
import { expectSane, expectSaneEvent, expectSaneTables } from './sane.ts';

const SOURCE_URL = 'https://source.test';

type Answers = Readonly<Record<string, unknown>>;
type CreateFeed = (options: ReturnType<typeof feedOptions>) => Feed;

function optionsFor(answers: Answers, onRequest: (path: string) => void = () => {}) {
  const respond = (url: string) => {
    const path = url.slice(SOURCE_URL.length + 1);
    onRequest(path);
    return Object.hasOwn(answers, path) ? Response.json(answers[path]) : Response.json({ detail: '' }, { status: 404 });
  };
  return feedOptions(respond, { now: () => NOW });
}

const leagues = [{ shortcut: 'bl1', season: null, country: 'Germany' }];

/** Each feed with its documented answers and its client. */
export const FEEDS: readonly (readonly [string, RecordedSource, CreateFeed])[] = [
  ['football-data', footballData, createFootballData],
  ['api-football', apiFootball, createApiFootball],
  ['openligadb', openligadb, (options) => createOpenLigaDb({ ...options, leagues })],
  [
    'backend',
    contract,
    ({ url, fetch, timeoutMs, rejections }) => {
      const upstream = { id: 'live', kind: 'real' as const, baseUrl: url, headers: {}, fetch, timeoutMs };
      return createContractFeed({ upstream, flagUrl: null, rejections, now: Date.now });
    },
  ],
];

/** Asks one question and checks that the answer is plausible. Returns false without an answer. */
type Question = (client: Feed, source: RecordedSource, said: string) => Promise<boolean>;

const QUESTIONS: readonly Question[] = [
  async (client, _, said) => {
    const today = await client.today(new UpstreamCall());
    if (today.ok) expectSane(today.value.matches, NOW, said);
    return today.ok;
  },
  async (client, { event }, said) => {
    const found = await client.event(new UpstreamCall(), 'football', event);
    if (!found.ok || found.value.kind !== 'found') return false;
    expectSaneEvent(found.value.event, NOW, said);
    const meetings = await client.meetings(new UpstreamCall(), found.value.event.match);
    if (meetings.ok) expectSane(meetings.value, NOW, said);
    return meetings.ok;
  },
  async (client, { competition }, said) => {
    const tables = await client.standings(new UpstreamCall(), { sport: 'football', tournament: competition });
    if (tables.ok) expectSaneTables(tables.value, said);
    return tables.ok;
  },
  async (client) => (await client.competitions(new UpstreamCall(), 'football')).ok,
];

/** Asks all questions. Returns the number of answers. */
async function ask(client: Feed, source: RecordedSource, said: string, questions = QUESTIONS): Promise<number> {
  let answers = 0;
  for (const question of questions) if (await question(client, source, said)) answers += 1;
  return answers;
}

/** The questions for which a new client requests the path. */
async function questionsAt(path: string, source: RecordedSource, create: CreateFeed): Promise<Question[]> {
  const reading: Question[] = [];
  for (const question of QUESTIONS) {
    const paths = new Set<string>();
    await question(create(optionsFor(source.answers, (each) => paths.add(each))), source, 'the documented answers');
    if (paths.has(path)) reading.push(question);
  }
  return reading;
}

/** Every `step`-th mutation. A step coprime to the number of values visits every value. */
function* everyNth<T>(all: Iterable<T>, step: number): Generator<T> {
  let index = 0;
  for (const each of all) {
    if (index % step === 0) yield each;
    index += 1;
  }
}

/** The paths whose answers are not a list of today's matches. */
export const singlePathsOf = (source: RecordedSource): string[] =>
  Object.keys(source.answers).filter((path) => !source.lists.includes(path));

/** Checks that the client answers every question and lists every match of the documented answers. */
export async function checkDocumentedAnswers(source: RecordedSource, create: CreateFeed): Promise<void> {
  expect(await ask(create(optionsFor(source.answers)), source, 'the documented answers')).toBe(QUESTIONS.length);
  const today = await create(optionsFor(source.answers)).today(new UpstreamCall());
  const ids = today.ok ? today.value.matches.map(({ id }) => id) : [];
  expect(ids.toSorted()).toEqual(source.today.toSorted());
}

/** Checks that mutations of one answer give possible values, and that the client still answers most of them. */
export async function checkOneAnswer(path: string, source: RecordedSource, create: CreateFeed, step = 1) {
  const questions = await questionsAt(path, source, create);
  let asked = 0;
  let answered = 0;
  for (const { name, mutated } of everyNth(mutationsOf(source.answers[path]), step)) {
    const client = create(optionsFor({ ...source.answers, [path]: mutated }));
    asked += questions.length;
    answered += await ask(client, source, `${path}: ${name}`, questions);
  }
  expect(asked, path).toBeGreaterThan(0);
  expect(answered / asked, `share of mutations of ${path} that the client answers`).toBeGreaterThan(0.5);
}

/** Checks that a mutated record of a list gives plausible values, and that the other records are kept. */
export async function checkOneRecord(path: string, source: RecordedSource, create: CreateFeed, step = 1) {
  const { records, listed } = source.recordsOf(path);
  for (const [index, record] of records.entries()) {
    for (const { name, mutated } of everyNth(mutationsOf(record), step)) {
      const client = create(optionsFor({ ...source.answers, [path]: listed(records.with(index, mutated)) }));
      const today = await client.today(new UpstreamCall());
      if (!today.ok) expect.fail(`${path} ${index} ${name}: ${today.error.detail}`);
      expectSane(today.value.matches, NOW, `${path}: ${name}`);
      const own = source.idOf(record);
      const others = source.today.filter((id) => id !== own);
      expect([name, ...today.value.matches.map(({ id }) => id)]).toEqual(expect.arrayContaining([name, ...others]));
    }
  }
}
