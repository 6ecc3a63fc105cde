import { openSocket } from '../feed/pageSocket.ts';

/** Relays take 150 new sockets a second. */
const A_SECOND = 100;

/** The bytes of the frames of a ping and its answer, a mask included. */
const FRAME_UP = 6;
const FRAME_DOWN = 2;
const PINGS_A_MINUTE = 60 / 25;

interface Heard {
  at: number;
  n: number;
}

/** Open sockets, as pages have them. */
export interface Sockets {
  count: number;
  /** Begins to note anew. */
  forget(): void;
  /** The delays of so many goals after the poller had them, and the number of goals out of order. */
  heard(goals: number): { delays: number[]; messages: number; lost: number; disordered: number; bytes: number };
  /** Milliseconds from the first socket that heard something to the last. */
  spread(): number;
  /** The bytes of frames that a quiet socket sends and gets in a minute. */
  quietBytes(): Promise<number>;
  close(): void;
}

/** Opens sockets of the list of football, spread over relays, as fast as one takes them. */
export async function openSockets(site: URL, relays: readonly string[], count: number): Promise<Sockets> {
  const address = `${site.origin.replace('http', 'ws')}/api/push?sport=football&asOf=${Date.now()}`;
  let delays: number[] = [];
  let heardAt: number[] = [];
  let bytes = 0;
  let disordered = 0;
  let pong: ((text: string) => void) | null = null;
  const opened: WebSocket[] = [];
  const last = new Map<WebSocket, Heard>();

  function hear(socket: WebSocket, text: string): void {
    const now = Date.now();
    if (!text.startsWith('{')) {
      pong?.(text);
      return;
    }
    const { n, m = [] }: { n: number; m?: { at: number }[] } = JSON.parse(text);
    if (n < (last.get(socket)?.n ?? 0)) disordered += 1;
    last.set(socket, { at: now, n });
    for (const { at } of m) {
      delays.push(now - at);
      heardAt.push(now);
    }
    if (m.length === 1) bytes = Math.max(bytes, text.length);
  }

  async function open(index: number): Promise<void> {
    const headers = { Origin: site.origin, 'x-relay': relays[index % relays.length] ?? '' };
    const socket = await openSocket(address, headers, (text, each) => hear(each, text));
    opened.push(socket);
  }

  for (let index = 0; index < count; index += A_SECOND) {
    await Promise.all(Array.from({ length: Math.min(A_SECOND, count - index) }, (_, each) => open(index + each)));
    // However late the last of them was opened, the next come in another second.
    await new Promise((resolve) => setTimeout(resolve, 1_050));
  }
  return {
    count: opened.length,
    forget() {
      delays = [];
      heardAt = [];
      bytes = 0;
      disordered = 0;
    },
    heard: (goals) => {
      return { delays, messages: delays.length, lost: goals * opened.length - delays.length, disordered, bytes };
    },
    spread: () =>
      heardAt.reduce((most, at) => Math.max(most, at), 0) -
      heardAt.reduce((least, at) => Math.min(least, at), Date.now()),
    async quietBytes() {
      const answer = await new Promise<string>((resolve) => {
        pong = resolve;
        opened[0]?.send('p');
      });
      return PINGS_A_MINUTE * (FRAME_UP + 1 + FRAME_DOWN + answer.length);
    },
    close() {
      for (const socket of opened) socket.close();
    },
  };
}
