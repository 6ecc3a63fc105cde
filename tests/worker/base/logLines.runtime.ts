import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import type { Env } from '../../../worker/settings/env.ts';

/** The version of the tested worker. */
const { VERSION } = { ...env } as Partial<Env>;
export const version = VERSION?.id;
/** Collects all lines that are logged from now on. */
export function listen(): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  for (const level of ['info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => lines.push(JSON.parse(String(line))));
  return lines;
}
