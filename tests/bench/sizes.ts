import { brotliCompressSync, constants } from 'node:zlib';
import { headerOf, textOf } from './answers.ts';
import { askOnce } from './load.ts';
import { ENCODINGS, type Scenario } from './scenarios.ts';

/** Bytes of the body of one answer. */
export interface Sizes {
  /** As sent to who takes no compression. */
  identity: number;
  /** As sent to who takes gzip; null where the site leaves compressing to the edge. */
  gzip: number | null;
  /** Compressed as the site compresses kept pages (quality 6). */
  brotli: number;
}

const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

export const brotliSize = (text: string) => (text === '' ? 0 : brotliCompressSync(text, BROTLI).length);

/** The bytes of a scenario's answer on the wire. */
export async function sizesOf(scenario: Scenario): Promise<Sizes> {
  // A conditional request must name the last answer.
  scenario.check(await askOnce(scenario));
  const request = scenario.request(0);
  const accepting = (encoding: string) => request.replace(/(Accept-Encoding:) [^\r]*/, `$1 ${encoding}`);
  const plain = await askOnce(scenario, accepting(ENCODINGS.identity));
  const zipped = await askOnce(scenario, accepting(ENCODINGS.gzip));
  return {
    identity: plain.bytes,
    gzip: headerOf(zipped, 'content-encoding') === 'gzip' ? zipped.bytes : null,
    brotli: brotliSize(textOf(plain)),
  };
}
