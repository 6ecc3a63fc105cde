import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:http';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../support/listen.ts';

/** A browser that Playwright cannot drive. */
export interface OtherBrowser {
  open(url: string): Promise<void>;
  /** Gives the value of an expression of JavaScript in the open page. */
  evaluate(expression: string): Promise<unknown>;
  close(): Promise<void>;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The path of the first of some programs that is installed; a name is looked up in PATH. */
export function installed(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => (name.startsWith('/') ? [name] : folders.map((at) => join(at, name)))).find(isProgram);
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const { port, close } = await listen(createServer());
  await close();
  return port;
}

/** Asks until there is an answer that is neither null nor false; gives up after 30 seconds. */
export async function until<Answer>(ask: () => Promise<Answer>): Promise<Exclude<Answer, null | false>> {
  const giveUp = performance.now() + 30_000;
  for (;;) {
    const answer = await ask();
    if (isAnswer(answer)) return answer;
    if (performance.now() > giveUp) throw new Error('no answer within 30 seconds');
    await pause(100);
  }
}

const isAnswer = <Answer>(answer: Answer): answer is Exclude<Answer, null | false> =>
  answer !== null && answer !== false;
