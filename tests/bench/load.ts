import { connect, type Socket } from 'node:net';
import { type Answer, AnswerReader } from './answers.ts';
import { cpuTime, exactCpuTime } from './processTime.ts';
import type { Site } from './sites.ts';

/** A request to a site, and the check of its answer. */
export interface Target {
  site: Site;
  /** The request of a turn, as it goes over the wire. */
  request(turn: number): string;
  /** Throws at a wrong answer: a bench of errors is worth nothing. The body is there in some of the answers. */
  check(answer: Answer): void;
}

/** The figures of a target in one round. */
export interface Round {
  requests: number;
  /** Requests per second. */
  rate: number;
  /** Milliseconds of each request. */
  latencies: number[];
  /** Processor time of the runtime for each request, in milliseconds; null where the system does not tell. */
  cpu: number | null;
}

/** Of so many answers one is read and checked to its last letter. */
const CHECKED_IN = 40;
const SILENCE_MS = 20_000;

/** A connection that reads into one place again and again: to make room for each answer would cost more than to read it. */
export interface Connection {
  socket: Socket;
  /** Gets the bytes, which are valid until it returns. */
  onData: (data: Buffer) => void;
}

const READ_AT_ONCE = 65_536;

/** Opens a connection to a site. */
export function open({ url }: Site): Promise<Connection> {
  return new Promise((opened, failed) => {
    const buffer = Buffer.allocUnsafe(READ_AT_ONCE);
    const connection: Connection = {
      socket: connect({
        port: Number(url.port),
        host: url.hostname,
        onread: {
          buffer,
          callback(length) {
            connection.onData(buffer.subarray(0, length));
            return true;
          },
        },
      }),
      onData: () => undefined,
    };
    const { socket } = connection;
    socket.setNoDelay(true);
    socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error(`${url.host} says nothing for ${SILENCE_MS} ms`)));
    socket.once('error', failed).once('connect', () => opened(connection));
  });
}

/** Asks one request after the other on one connection, while `next` gives one. */
function converse(
  connection: Connection,
  target: Target,
  { next, onAnswer }: { next(): { text: string; keep: boolean } | null; onAnswer(milliseconds: number): void },
): Promise<void> {
  const { socket } = connection;
  return new Promise((done, failed) => {
    const reader = new AnswerReader();
    let askedAt = 0;
    const ask = () => {
      const request = next();
      if (request === null) return done();
      reader.begin(request.keep);
      askedAt = performance.now();
      socket.write(request.text, 'latin1');
    };
    socket.on('error', failed).on('close', () => failed(new Error(`${target.site.url.host} closed a connection`)));
    connection.onData = (data) => {
      try {
        const answer = reader.take(data);
        if (answer === null) return;
        onAnswer(performance.now() - askedAt);
        target.check(answer);
        ask();
      } catch (error) {
        failed(error);
      }
    };
    ask();
  });
}

/** How hard to ask: for how long, by how many visitors at the same time; `turn` counts on from round to round. */
export interface Load {
  milliseconds: number;
  connections: number;
  turn: { next: number };
}

/** Asks a site until the time is up and all are answered. */
export async function loadRound(target: Target, { milliseconds, connections, turn }: Load): Promise<Round> {
  const opened = await Promise.all(Array.from({ length: connections }, () => open(target.site)));
  const latencies: number[] = [];
  const cpuBefore = cpuTime(target.site.pid);
  const beganAt = performance.now();
  const next = () => {
    if (performance.now() - beganAt >= milliseconds) return null;
    const mine = turn.next++;
    return { text: target.request(mine), keep: mine % CHECKED_IN === 0 };
  };
  try {
    await Promise.all(
      opened.map((connection) => converse(connection, target, { next, onAnswer: (ms) => latencies.push(ms) })),
    );
  } finally {
    for (const { socket } of opened) socket.removeAllListeners('close').destroy();
  }
  const seconds = (performance.now() - beganAt) / 1000;
  const cpuAfter = cpuTime(target.site.pid);
  const requests = latencies.length;
  const cpu = cpuBefore === null || cpuAfter === null ? null : (cpuAfter - cpuBefore) / requests;
  return { requests, rate: requests / seconds, latencies, cpu };
}

/**
 * Processor time of single requests, asked one by one, in milliseconds: to the microsecond where the system tells, else
 * how long each took, which is never less.
 */
export async function singleCosts(target: Target, count: number, turn: { next: number }): Promise<number[]> {
  const connection = await open(target.site);
  const costs: number[] = [];
  const latencies: number[] = [];
  let before: number | null = null;
  const next = () => {
    // Work after an answer belongs to the request before.
    const now = exactCpuTime(target.site.pid);
    if (before !== null && now !== null) costs.push(now - before);
    before = now;
    if (latencies.length >= count) return null;
    return { text: target.request(turn.next++), keep: false };
  };
  try {
    await converse(connection, target, { next, onAnswer: (ms) => latencies.push(ms) });
  } finally {
    connection.socket.removeAllListeners('close').destroy();
  }
  return costs.length > 0 ? costs : latencies;
}

/** One answer with its whole body. */
export async function askOnce(target: Target, request = target.request(0)): Promise<Answer> {
  const connection = await open(target.site);
  const { socket } = connection;
  const reader = new AnswerReader();
  reader.begin(true);
  try {
    return await new Promise((answered, failed) => {
      socket.on('error', failed).on('close', () => failed(new Error(`${target.site.url.host} closed a connection`)));
      connection.onData = (data) => {
        try {
          const answer = reader.take(data);
          if (answer !== null) answered(answer);
        } catch (error) {
          failed(error);
        }
      };
      socket.write(request, 'latin1');
    });
  } finally {
    socket.removeAllListeners('close').destroy();
  }
}
