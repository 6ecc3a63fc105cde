import type { Result } from '../base/result.ts';
import { Turns } from '../base/turns.ts';
import { bodyParts } from './bodyParts.ts';
import { RecordSplitter } from './recordSplitter.ts';

/** The largest answer that is read as a whole. */
const MOST_WHOLE_BYTES = 24 * 1024 * 1024;

/** The largest one that is read record by record: ten times a day of 20,000 events. What is beyond is not read at all. */
const MOST_STREAMED_BYTES = 160 * 1024 * 1024;

/** Of longer answers one is read at a time: what is made of one takes many times the size of what is read together. */
const LONG_BYTES = 3 * 1024 * 1024;

/** What an answer may say beside its records, in characters. */
const MOST_REST = 4 * 1024 * 1024;

const longAnswers = new Turns(1);

/** Takes the elements of some lists of an answer one by one, in place of the whole. */
export interface RecordReading {
  /** The fields of the answer that are lists of records. */
  lists: readonly string[];
  read(record: unknown): void;
  /** There are more records than are read, and nobody knows how many. */
  cut(): void;
}

/** The decoder of an answer's own charset; JSON is UTF-8 unless it says otherwise. A byte order mark is dropped. */
function decoderOf(response: Response): TextDecoder {
  const charset = /charset="?([\w-]+)/i.exec(response.headers.get('Content-Type') ?? '')?.[1];
  try {
    return new TextDecoder(charset ?? 'utf-8');
  } catch {
    return new TextDecoder();
  }
}

/** What was read of an answer: JSON text without the records that were taken out of it; `head` is how the whole began. */
export interface ReadAnswer {
  text: string;
  head: string;
}

const HEAD_CHARACTERS = 80;

/** What was read, or the most bytes that such an answer may have. */
type Read = Result<ReadAnswer, number>;

async function readWhole(response: Response): Promise<Read> {
  const decoder = decoderOf(response);
  let text = '';
  if (response.body !== null) {
    const body = bodyParts(response.body, (part) => {
      text += decoder.decode(part, { stream: true });
      return true;
    });
    const isAnnounced = Number(response.headers.get('Content-Length')) > MOST_WHOLE_BYTES;
    if (isAnnounced || !(await body.readOn(MOST_WHOLE_BYTES))) {
      await body.cancel();
      return { ok: false, error: MOST_WHOLE_BYTES };
    }
  }
  text += decoder.decode();
  return { ok: true, value: { text, head: text.slice(0, HEAD_CHARACTERS) } };
}

async function readRecords(response: Response, records: RecordReading): Promise<Read> {
  if (response.body === null) return { ok: true, value: { text: '', head: '' } };
  const splitter = new RecordSplitter(records.lists, (record) => records.read(record));
  const decoder = decoderOf(response);
  const encoder = new TextEncoder();
  const headDecoder = new TextDecoder();
  let head = '';
  const body = bodyParts(response.body, (part) => {
    const bytes = decoder.encoding === 'utf-8' ? part : encoder.encode(decoder.decode(part, { stream: true }));
    if (head.length < HEAD_CHARACTERS) head += headDecoder.decode(bytes.subarray(0, HEAD_CHARACTERS), { stream: true });
    splitter.push(bytes);
    return splitter.restLength < MOST_REST;
  });
  const isWhole = (await body.readOn(LONG_BYTES)) || (await longAnswers.take(() => body.readOn(MOST_STREAMED_BYTES)));
  if (!isWhole) await body.cancel();
  const text = isWhole ? (splitter.end() ?? '') : splitter.cut();
  if (text === null) return { ok: false, error: MOST_STREAMED_BYTES };
  if (!isWhole) records.cut();
  return { ok: true, value: { text, head: head.slice(0, HEAD_CHARACTERS) } };
}

/** Reads the body of an answer, whole or record by record. */
export function readAnswer(response: Response, records: RecordReading | null): Promise<Read> {
  return records === null ? readWhole(response) : readRecords(response, records);
}
