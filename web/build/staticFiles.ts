import type { Plugin } from 'vite';

/** A file whose components only the server renders. */
export const STATIC_FILE = /\.static\.tsx$/;

/** A module with the names of a static file’s components. To render one throws, so a test finds a wrong use. */
export function withoutCode(source: string): string {
  const names = source.matchAll(/^export (?:function|const) (\w+)/gm);
  return Array.from(names, ([, name]) => `export const ${name} = null;`).join('\n');
}

/** Leaves the code of static files out of the browser. `NoHydration` takes the server's markup for them. */
export function staticFiles(): Plugin {
  return {
    name: 'static-files',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: STATIC_FILE },
      handler: (source) => ({ code: withoutCode(source), map: null, moduleSideEffects: false }),
    },
  };
}
