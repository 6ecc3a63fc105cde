import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Conduct } from '../../demo/delays.ts';
import { createDemonstration } from '../../demo/demonstration.ts';
import { listen } from '../../support/listen.ts';

/** A call of a site to its source. Times are in milliseconds of `performance.now()`. */
export interface Call {
  path: string;
  askedAt: number;
  delayMs: number;
  fails: boolean;
  /** Null while the call waits. */
  answeredAt: number | null;
}

/** The demonstration as a slow or faulty source of one site. */
export interface LateSource {
  url: string;
  calls: readonly Call[];
  close(): Promise<void>;
}

/** The answer of a source to a path. */
interface SourceAnswer {
  status: number;
  type: string;
  text: string;
}

export type StillSource = (path: string) => Promise<SourceAnswer>;

/** The demonstration at one instant (milliseconds UTC). It makes each answer once, so that only lateness makes a difference. */
export function stillDemonstration(matchesPerDay: number, at: number): StillSource {
  const demonstration = createDemonstration(matchesPerDay);
  const headers = { 'x-visitor-now': new Date(at).toISOString() };
  const answers = new Map<string, Promise<SourceAnswer>>();
  const make = async (path: string): Promise<SourceAnswer> => {
    const answer = await demonstration(new Request(`http://demonstration.test${path}`, { headers }));
    const type = answer.headers.get('Content-Type') ?? 'application/json';
    return { status: answer.status, type, text: await answer.text() };
  };
  return (path) => {
    const answer = answers.get(path) ?? make(path);
    answers.set(path, answer);
    return answer;
  };
}

interface Options {
  source: StillSource;
  /** The site's clock, which runs. */
  clock: () => number;
  conduct: Conduct;
}

/** Serves a source, which several sites share. Its answers come late and fail as `conduct` says. */
export async function serveLate({ source, clock, conduct }: Options): Promise<LateSource> {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const call: Call = { path, askedAt: performance.now(), ...conduct(path), answeredAt: null };
    calls.push(call);
    // Also when the site no longer waits for it.
    response.on('close', () => {
      call.answeredAt = performance.now();
    });
    const [{ status, type, text }] = await Promise.all([source(path), setTimeout(call.delayMs)]);
    response.writeHead(call.fails ? 503 : status, { 'Content-Type': type, Date: new Date(clock()).toUTCString() });
    response.end(call.fails ? 'The source fails.' : text);
  });
  // A server that closes an idle connection just when the site uses it would be another fault than those of `conduct`.
  server.keepAliveTimeout = 0;
  const { url, close } = await listen(server);
  return { url, calls, close };
}
