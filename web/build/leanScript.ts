import type { Plugin } from 'vite';

const THROWS = "() => { throw new Error('left out of this build (leanScript)') }";

/** What would be in the browser's script without use, by the end of its file's name, and what stands for it. */
const UNUSED: Readonly<Record<string, string>> = {
  // The site only reads, but the query library's client reaches mutations and infinite queries in any case.
  '/@tanstack/query-core/build/modern/mutationCache.js': `export class MutationCache {
  getAll() { return []; }
  findAll() { return []; }
  clear() {}
  resumePausedMutations() { return Promise.resolve(); }
}`,
  '/@tanstack/query-core/build/modern/infiniteQueryBehavior.js': [
    'infiniteQueryBehavior',
    'hasNextPage',
    'hasPreviousPage',
  ]
    .map((name) => `export const ${name} = ${THROWS};`)
    .join('\n'),
  // No query of the site suspends, and none throws its error at a boundary.
  '/@tanstack/react-query/build/modern/suspense.js': `export const shouldSuspend = () => false;
export const ensureSuspenseTimers = () => {};
export const fetchOptimistic = ${THROWS};
export const defaultThrowOnError = ${THROWS};`,
  '/@tanstack/react-query/build/modern/errorBoundaryUtils.js': `export const getHasError = () => false;
export const ensurePreventErrorBoundaryRetry = () => {};
export const useClearResetErrorBoundary = () => {};`,
  // As an ES module its functions are called by short names of their own, some 500 times.
  '/react/jsx-runtime.js': `import runtime from './cjs/react-jsx-runtime.production.js';
export const { Fragment, jsx, jsxs } = runtime;`,
  // The document itself names what a page loads, and there is one style sheet.
  '\0vite/preload-helper.js': 'export const __vitePreload = (load) => load();',
};

/** Leaves 2 kB that nothing uses out of the browser's script. Fails the build when it is no longer found. */
export function leanScript(): Plugin {
  const left = new Set<string>();
  return {
    name: 'lean-script',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const found = Object.entries(UNUSED).find(([end]) => id.endsWith(end));
      if (found === undefined) return;
      left.add(found[0]);
      return found[1];
    },
    buildEnd(error) {
      const missed = Object.keys(UNUSED).filter((end) => !left.has(end));
      if (error === undefined && missed.length > 0) this.error(`the script no longer holds ${missed.join(', ')}`);
    },
  };
}
