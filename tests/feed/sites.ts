import { serveBuilds, type Visit } from '../support/serveBuild.ts';

export interface Site {
  visit(path: string): Promise<Visit>;
}

/** Serves the production build (`dist/`) once per name, with that name's settings. */
export async function serveSites(
  settings: Readonly<Record<string, Record<string, string>>>,
): Promise<{ site(name: string): Site; close(): Promise<void> }> {
  const { ask, close } = await serveBuilds({
    settings: Object.values(settings).map((vars) => ({ ENVIRONMENT: 'test', ...vars })),
    // A logged error fails the test (`cleanConsole.ts`).
    onLog: (line) => void (line.includes('"level":"error"') && console.error(line)),
  });
  const names = Object.keys(settings);
  return {
    site(name) {
      const asked = ask[names.indexOf(name)];
      if (asked === undefined) throw new Error(`there is no site ${name}`);
      return { visit: asked };
    },
    close,
  };
}
