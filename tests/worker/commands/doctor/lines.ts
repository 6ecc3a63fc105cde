import { expect } from 'vitest';
import { examine } from '../../../../worker/commands/doctor/examine.ts';

export const KEY = 'k3y-that-nobody-may-read';

/** Runs the doctor with settings. Returns its findings as lines that start with the level. */
export async function linesFor(settings: Record<string, string>): Promise<string[]> {
  const sections = await examine({ ENVIRONMENT: 'development', ...settings });
  return sections.flatMap(({ findings }) => findings.map(({ level, text }) => `${level}: ${text}`));
}

export const wrongIn = (lines: readonly string[]) => lines.filter((line) => /^(wrong|unseen): /.test(line));

export const containing = (words: string): string => expect.stringContaining(words);

export const json = (body: unknown, headers: Record<string, string> = {}, status = 200) =>
  Response.json(body, { status, headers });
