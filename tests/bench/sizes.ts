import { brotliCompressSync, constants } from 'node:zlib';
import { headerOf, textOf } from './answers.ts';
import { askOnce } from './load.ts';
import { ENCODINGS, type Scenario } from './scenarios.ts';

/** Body sizes of one response in bytes. */
export interface Sizes {
  /** Without compression. */
  identity: number;
  /** With gzip; null when the site leaves compression to the edge. */
  gzip: number | null;
  /** With brotli at the page cache's quality (6). */
  brotli: number;
}

const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

export const brotliSize = (text: string) => (text === '' ? 0 : brotliCompressSync(text, BROTLI).length);

/** Requests a scenario with each encoding and returns the sizes. */
export async function sizesOf(scenario: Scenario): Promise<Sizes> {
  // The first response provides the ETag for a conditional request.
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
