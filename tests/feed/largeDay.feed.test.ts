import { createServer, get } from 'node:http';
import { gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectTo, type Inspector, keptBytes, peakBytes } from '../bench/inspector.ts';
import { serveBuild } from '../commands/serveBuild.mjs';

const root = new URL('../..', import.meta.url).pathname;

const MEGABYTE = 1024 * 1024;
const MOST_KEPT = 64 * MEGABYTE;
/** While 20,000 events are read. */
const MOST_AT_ONCE = 96 * MEGABYTE;
/** The platform's limit, while still more are read after them: what the collector has not yet taken away is in it. */
const PLATFORM_LIMIT = 128 * MEGABYTE;
const DAY_MS = 86_400_000;

/** Far from today: nothing but a visitor asks for it. */
const dateIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** How many events the feed has on which day. */
const LARGE = dateIn(20);
const BEYOND = dateIn(40);
const EVENTS: Readonly<Record<string, number>> = { [LARGE]: 20_000, [BEYOND]: 30_000 };

const score = { home: '1', away: '2' };

function eventOf(index: number, date: string) {
  const competition = index % 150;
  const happened = (kind: object) => [
    { ...kind, match_time: '31', player: { id: `p${index}`, name: `Player ${index}` } },
  ];
  return {
    id: `${date.replaceAll('-', '')}${index}`,
    sport: 'football',
    name: `Home ${index}-Away ${index}`,
    start_date: `${date}T${String(index % 24).padStart(2, '0')}:00:00Z`,
    status: 'Finished',
    round: '12',
    tournament: {
      id: `t${competition}`,
      name: `Competition ${competition}`,
      country: { id: `c${competition % 60}`, name: `Country ${competition % 60}` },
    },
    home: { id: `h${index}`, name: `Home ${index}` },
    away: { id: `a${index}`, name: `Away ${index}` },
    properties: { GameStarted: `${date}T12:00:00Z`, SecondHalfStarted: `${date}T13:00:00Z` },
    results: { runningscore: score, halftime: score, ordinarytime: score, finalresult: score },
    incidents: {
      home: happened({ type: 'Goal', detail: 'Regular goal' }),
      away: happened({ type: 'Card', detail: 'Yellow card' }),
    },
  };
}

const packed = (answer: object) => gzipSync(JSON.stringify(answer), { level: 1 });
const bodyOf = (date: string, events: number) =>
  packed({ fixtures: [], results: Array.from({ length: events }, (_, index) => eventOf(index, date)) });

// Written before anything is measured.
const bodies = new Map(Object.entries(EVENTS).map(([date, events]) => [date, bodyOf(date, events)]));
const quiet = packed({ fixtures: [], results: [] });

const server = createServer((request, response) => {
  const date = new URL(request.url ?? '/', 'http://feed.test').searchParams.get('date') ?? '';
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
  response.end(request.url?.startsWith('/v2/events?') === true ? (bodies.get(date) ?? quiet) : quiet);
});

let site: Awaited<ReturnType<typeof serveBuild>>;
let inspector: Inspector;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  site = await serveBuild({
    root,
    port: 0,
    direct: true,
    inspect: true,
    // A busy machine reads slowly; what is measured is memory.
    vars: { ENVIRONMENT: 'test', LIVE_API_URL: `http://127.0.0.1:${port}`, UPSTREAM_TIMEOUT_MS: '30000' },
    cf: { country: 'GB', timezone: 'UTC' },
  });
  if (site.inspector === null) throw new Error('the runtime has no inspector');
  await visit('/');
  inspector = await connectTo(site.inspector);
}, 60_000);

afterAll(async () => {
  inspector.close();
  await site.close();
  server.close();
});

// A connection of its own for each visit: the runtime ends those that were idle, perhaps just as they are used again.
function visit(path: string): Promise<{ status: number; text: string }> {
  return new Promise((done, failed) => {
    get(new URL(path, site.url), { agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('error', failed).on('end', () => done({ status: response.statusCode ?? 0, text }));
    }).on('error', failed);
  });
}

const health = v.object({ sources: v.object({ live: v.object({ recordsRejected: v.number() }) }) });

async function rejected(): Promise<number> {
  return v.parse(health, JSON.parse((await visit('/api/health')).text)).sources.live.recordsRejected;
}

describe('a day of more events than any feed has', () => {
  it('is read within the memory of an isolate', async () => {
    const answers: { status: number; text: string }[] = [];
    const peak = await peakBytes(inspector, async () => answers.push(await visit(`/?date=${LARGE}`)));
    expect(answers[0]?.status).toBe(200);
    expect(peak).toBeLessThan(MOST_AT_ONCE);
    expect(await keptBytes(inspector)).toBeLessThan(MOST_KEPT);
  }, 90_000);

  it('is cut where it has still more, which health tells', async () => {
    const before = await rejected();
    const answers: { status: number; text: string }[] = [];
    const peak = await peakBytes(inspector, async () => answers.push(await visit(`/?date=${BEYOND}`)));
    expect(answers[0]?.status).toBe(200);
    expect(peak).toBeLessThan(PLATFORM_LIMIT);
    // What health tells everybody is held for some seconds.
    await expect.poll(rejected, { timeout: 15_000 }).toBe(before + 10_000);
    expect(await keptBytes(inspector)).toBeLessThan(MOST_KEPT);
  }, 90_000);
});
