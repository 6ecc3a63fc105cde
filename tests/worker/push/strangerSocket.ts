import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The request that opens a socket of the site. */
export function handshake(site: URL, search: string, { origin = site.origin, headers = [] as string[] } = {}): string {
  return [
    `GET /api/push?${search} HTTP/1.1`,
    `Host: ${site.host}`,
    ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
    ...['Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', `Origin: ${origin}`, ...headers, '', ''],
  ].join('\r\n');
}

/** Opens a connection and sends a text on it. Later errors of the connection are ignored. */
export async function connectAndSend(site: URL, text: string): Promise<Socket> {
  const socket = connect(Number(site.port), site.hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text, 'latin1');
  return socket;
}

/** The first bytes of an answer; the rest is not read. Empty when the connection ended before. */
export async function firstBytes(socket: Socket): Promise<string> {
  const [bytes] = await Promise.race([once(socket, 'data'), once(socket, 'close').then(() => [''])]);
  socket.pause();
  return String(bytes);
}

/** The status of an answer; 0 when the connection ended without one. */
export async function statusOf(socket: Socket): Promise<number> {
  return Number(/^HTTP\/1.1 (\d+)/.exec(await firstBytes(socket))?.[1] ?? 0);
}

/** A frame as a browser sends it: of text (1) or bytes (2). */
function frame(payload: Buffer, opcode = 1): Buffer {
  const length = payload.length < 126 ? Buffer.from([payload.length]) : Buffer.alloc(3, 126);
  if (payload.length >= 126) length.writeUInt16BE(payload.length, 1);
  length[0] = (length[0] ?? 0) | 0x80;
  // A mask of zeros leaves the payload as it is.
  return Buffer.concat([Buffer.from([0x80 | opcode]), length, Buffer.alloc(4), payload]);
}

/** Bytes that no page sends: any text or data, or no frame at all. */
export const STRANGE_FRAMES: Readonly<Record<string, Buffer>> = {
  'a text of 65 bytes': frame(Buffer.alloc(65, 'x')),
  'a text of 60,000 bytes': frame(Buffer.alloc(60_000, 'x')),
  'binary data': frame(Buffer.alloc(65), 2),
  'bytes that are no frame': Buffer.alloc(200, 0xff),
  'an unknown word': frame(Buffer.from('hello')),
  'text that is no UTF-8': frame(Buffer.from([0xff, 0xfe])),
  'an empty text': frame(Buffer.alloc(0)),
};

/** Sends bytes on a socket, and waits until the site shuts it. */
export async function untilShut(socket: Socket, bytes: Buffer): Promise<void> {
  const shut = new Promise<void>((resolve) => {
    socket.on('close', resolve);
    // A close frame begins with 0x88, which no text to a page contains.
    socket.on('data', (data) => data.includes(0x88) && resolve());
  });
  socket.resume().write(bytes);
  await shut;
}
