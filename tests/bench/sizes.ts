import { brotliCompressSync, constants } from 'node:zlib';
import { textOf } from './answers.ts';
import { askOnce } from './load.ts';
import type { Scenario } from './scenarios.ts';

/** Body sizes of one response in bytes. */
export interface Sizes {
  /** Without compression. */
  identity: number;
  /** With brotli at the page cache's quality (6). */
  brotli: number;
}

const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
};

export const brotliSize = (text: string) => (text === '' ? 0 : brotliCompressSync(text, BROTLI).length);

/** Requests a scenario and returns the sizes of its response. */
export async function sizesOf(scenario: Scenario): Promise<Sizes> {
  // The first response provides the ETag for a conditional request.
  scenario.check(await askOnce(scenario));
  const request = scenario.request(0);
  const plain = await askOnce(scenario, request.replace(/(Accept-Encoding:) [^\r]*/, '$1 identity'));
  return { identity: plain.bytes, brotli: brotliSize(textOf(plain)) };
}
