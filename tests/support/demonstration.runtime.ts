import { createDemonstration, type Demonstration } from '../demo/demonstration.ts';

const HOST = /^https:\/\/demo-(\d+)\.test\//;

/** The address of the demonstration with so many matches a day. */
export const demonstrationOf = (matchesPerDay: number): string => `https://demo-${matchesPerDay}.test`;

const demonstrations = new Map<string, Demonstration>();

/** The demonstration's answer to a request; null for a request to another address. */
export function demonstrationAnswer(request: Request): Promise<Response> | null {
  const size = HOST.exec(request.url)?.[1];
  if (size === undefined) return null;
  const demonstration = demonstrations.get(size) ?? createDemonstration(Number(size));
  demonstrations.set(size, demonstration);
  return demonstration(request);
}

const real = globalThis.fetch;

/** `fetch` that reaches the demonstration in process. */
export const fetchWithDemonstration: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  return demonstrationAnswer(request) ?? real(request);
};
