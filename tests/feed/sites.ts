import { serveBuilds } from '../support/serveBuild.mjs';

/** What a visitor got, and when (milliseconds from the request). */
export interface Visit {
  status: number;
  headers: Headers;
  text: string;
  firstByteMs: number;
  totalMs: number;
}

/** The built site with settings of its own. */
export interface Site {
  visit(path: string): Promise<Visit>;
}

const root = new URL('../..', import.meta.url).pathname;

async function visit(asking: Promise<Response>): Promise<Visit> {
  const began = performance.now();
  const { status, headers, body } = await asking;
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let part = await reader?.read();
  const firstByteMs = performance.now() - began;
  let text = '';
  for (; part?.done === false; part = await reader?.read()) text += decoder.decode(part.value, { stream: true });
  return { status, headers, text, firstByteMs, totalMs: performance.now() - began };
}

/** Serves the production build (`dist/`) once for each name, with its settings. Ask `site(name)`. */
export async function serveSites(
  settings: Readonly<Record<string, Record<string, string>>>,
): Promise<{ site(name: string): Site; close(): Promise<void> }> {
  const { ask, close } = await serveBuilds({
    root,
    settings: Object.values(settings).map((vars) => ({ ENVIRONMENT: 'test', ...vars })),
    cf: { country: 'GB', timezone: 'UTC' },
    // An error of the site is one of the test (`cleanConsole.ts`).
    onLog: (line) => void (line.includes('"level":"error"') && console.error(line)),
  });
  const names = Object.keys(settings);
  return {
    site(name) {
      const asked = ask[names.indexOf(name)];
      if (asked === undefined) throw new Error(`there is no site ${name}`);
      return { visit: (path) => visit(asked(path)) };
    },
    close,
  };
}
