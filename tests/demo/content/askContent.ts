import { createDemoContent } from './app.ts';

/** Saturday afternoon, the instant of all tests of the content backend. */
export const NOW = Date.parse('2026-11-21T14:30:00.000Z');

export interface ContentRow {
  id: number;
  attributes: Record<string, unknown>;
}

export interface ListAnswer {
  data: ContentRow[];
  meta: { pagination: Record<string, number> };
}

/** Asks the embedded content backend and gives back its answer. */
export function askContent(path: string, init?: RequestInit, now: number = NOW): Promise<Response> {
  return Promise.resolve(createDemoContent({ now: () => now }).request(`/api/${path}`, init));
}

export async function listOf(path: string, now?: number): Promise<ListAnswer> {
  const response = await askContent(path, undefined, now);
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as ListAnswer;
}

/** One attribute of every row of a list, in the order of the answer. */
export async function valuesOf(path: string, attribute: string): Promise<unknown[]> {
  return (await listOf(path)).data.map(({ attributes }) => attributes[attribute]);
}
