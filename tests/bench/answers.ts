import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** An HTTP response as received. */
export interface Answer {
  status: number;
  /** Status line and headers. */
  head: string;
  /** Bytes of the body as sent, without chunk framing. */
  bytes: number;
  /** The body as sent; null when it was not kept. */
  body: Buffer | null;
}

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = 10;

/** A header's value; undefined without one. */
export function headerOf({ head }: Answer, name: string): string | undefined {
  const at = head.toLowerCase().indexOf(`\r\n${name.toLowerCase()}:`);
  if (at < 0) return undefined;
  const end = head.indexOf('\r\n', at + 2);
  return head.slice(at + name.length + 3, end < 0 ? undefined : end).trim();
}

/** The decompressed body; empty when it was not kept. */
export function textOf(answer: Answer): string {
  const body = answer.body ?? Buffer.alloc(0);
  const encoding = headerOf(answer, 'content-encoding');
  if (encoding === 'gzip') return gunzipSync(body).toString();
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  if (encoding !== undefined) throw new Error(`an answer came as ${encoding}`);
  return body.toString();
}

/** Reads the responses of one connection. It does little more than count bytes, to leave the CPU to the server. */
export class AnswerReader {
  #head: Buffer | null = null;
  #answer: Answer | null = null;
  #kept: Buffer[] | null = null;
  #chunked = false;
  /** Missing bytes of the body or chunk. */
  #remaining = 0;
  /** The received part of the next chunk's size line. */
  #line = '';
  #isLast = false;

  /** Starts a response. `keep` stores its body. */
  begin(keep: boolean): void {
    this.#head = null;
    this.#answer = null;
    this.#kept = keep ? [] : null;
    this.#line = '';
    this.#isLast = false;
  }

  /** Adds received bytes. Returns the response once it is complete. Throws for invalid HTTP. */
  take(data: Buffer): Answer | null {
    let rest = data;
    if (this.#answer === null) {
      const head = this.#head === null ? data : Buffer.concat([this.#head, data]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) {
        this.#head = this.#head === null ? Buffer.from(head) : head;
        return null;
      }
      this.#answer = this.#readHead(head.toString('latin1', 0, end));
      rest = head.subarray(end + 4);
    }
    return (this.#chunked ? this.#takeChunks(rest) : this.#takeBody(rest)) ? this.#whole(this.#answer) : null;
  }

  #readHead(head: string): Answer {
    const answer = { status: Number(head.slice(9, 12)), head, bytes: 0, body: null };
    if (!head.startsWith('HTTP/1.1 ')) throw new Error(`no answer: ${head.slice(0, 80)}`);
    this.#chunked = headerOf(answer, 'transfer-encoding') === 'chunked';
    const isBare = answer.status === 304 || answer.status === 204;
    this.#remaining = this.#chunked || isBare ? 0 : Number(headerOf(answer, 'content-length') ?? Number.NaN);
    if (Number.isNaN(this.#remaining)) throw new Error('an answer says nowhere how long it is');
    return answer;
  }

  #whole(answer: Answer): Answer {
    return this.#kept === null ? answer : { ...answer, body: Buffer.concat(this.#kept) };
  }

  #count(data: Buffer): void {
    if (this.#answer !== null) this.#answer.bytes += data.length;
    // The caller reuses the buffer, so its bytes must be copied.
    this.#kept?.push(Buffer.from(data));
    this.#remaining -= data.length;
  }

  #takeBody(data: Buffer): boolean {
    if (data.length > 0) this.#count(data);
    return this.#remaining === 0;
  }

  #takeChunks(data: Buffer): boolean {
    let at = 0;
    while (at < data.length) {
      if (this.#remaining > 0) {
        const part = data.subarray(at, at + this.#remaining);
        this.#count(part);
        at += part.length;
        continue;
      }
      const end = data.indexOf(LINE_END, at);
      this.#line += data.toString('latin1', at, end < 0 ? data.length : end + 1);
      if (end < 0) return false;
      at = end + 1;
      const line = this.#line.trim();
      this.#line = '';
      if (line === '' && this.#isLast) return true;
      if (line === '') continue;
      this.#remaining = Number.parseInt(line, 16);
      if (Number.isNaN(this.#remaining)) throw new Error(`no size of a chunk: ${line.slice(0, 40)}`);
      this.#isLast = this.#remaining === 0;
    }
    return false;
  }
}
