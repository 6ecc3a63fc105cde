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

/** Exports, methods and entries that nothing in the browser calls, by the end of their file's name. The minifier then drops what only they need. */
export const UNCALLED: Readonly<Record<string, string>> = {
  '/react/cjs/react.production.js': `Activity Children Component Profiler PureComponent ViewTransition __COMPILER_RUNTIME
    addTransitionType cache cacheSignal cloneElement createElement createRef forwardRef isValidElement lazy
    unstable_useCacheRefresh use useActionState useDebugValue useEffectEvent useImperativeHandle
    useInsertionEffect useLayoutEffect useOptimistic useReducer useTransition`,
  '/react-dom/cjs/react-dom.production.js': `browser createPortal flushSync preconnect prefetchDNS preinit preinitModule
    preload preloadModule requestFormReset unstable_batchedUpdates useFormState useFormStatus`,
  // How the exports above reach the document: hints, style sheets and scripts that React would load by itself; and the hooks behind them.
  '/react-dom/cjs/react-dom-client.production.js': `r D C L m X S M createRoot useActionState useCacheRefresh
    useDebugValue useEffectEvent useFormState useImperativeHandle useInsertionEffect useMemoCache useOptimistic
    useTransition`,
  '/scheduler/cjs/scheduler.production.js': `unstable_Profiling unstable_forceFrameRate unstable_next
    unstable_runWithPriority unstable_wrapCallback`,
  '/@tanstack/query-core/build/modern/queryClient.js': `isFetching isMutating ensureQueryData getQueriesData
    setQueriesData getQueryState removeQueries resetQueries cancelQueries invalidateQueries refetchQueries fetchQuery
    prefetchQuery infiniteQuery fetchInfiniteQuery prefetchInfiniteQuery ensureInfiniteQueryData setDefaultOptions
    setQueryDefaults setMutationDefaults getMutationDefaults defaultMutationOptions clear`,
  '/@tanstack/query-core/build/modern/queryObserver.js': 'fetchOptimistic',
};

/**
 * The source of a library without some of its exports (`exports.name = …`), methods or entries (`name: value`, or a function),
 * of whichever objects. Throws where it has none of a name.
 */
export function without(source: string, names: readonly string[]): string {
  return names.reduce((code, name) => {
    const left = code
      .replace(new RegExp(`^exports\\.${name} =[^]*?;\\n(?![\\s}])`, 'm'), '')
      .replace(new RegExp(`^ {2,4}${name}: \\w+,?\\n`, 'gm'), '')
      .replace(new RegExp(`^ {4}${name}: function \\(.*\\) \\{\\n[^]*?^ {4}\\},?\\n`, 'gm'), '')
      .replace(new RegExp(`^\\t${name}\\(.*\\) \\{\\n[^]*?^\\t\\}\\n`, 'm'), '');
    if (left === code) throw new Error(`there is no ${name} to leave out`);
    return left;
  }, source);
}

/** Scripts that are loaded later, as Vite has the browser load each with a list of its style sheets: there is one for all pages. */
const WRAPPED =
  /__vitePreload\((?:\(\) => |async \(\) => \{\s*const [^=]*= await )(import\([^)]*\))(?:;\s*return [^;]*;\s*\})?, __VITE_PRELOAD__\)/g;

/** A chunk of the script that loads others by `import()` alone. */
export function unwrapped(code: string): string {
  return code.replace(WRAPPED, '$1');
}

/** Leaves 7 kB that nothing uses out of the browser's script. Fails the build when it is no longer found. */
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
    transform(code, id) {
      const found = Object.entries(UNCALLED).find(([end]) => id.endsWith(end));
      if (found === undefined) return;
      left.add(found[0]);
      return { code: without(code, found[1].split(/\s+/)), map: null };
    },
    renderChunk: (code) => ({ code: unwrapped(code), map: null }),
    buildEnd(error) {
      const missed = Object.keys({ ...UNUSED, ...UNCALLED }).filter((end) => !left.has(end));
      if (error === undefined && missed.length > 0) this.error(`the script no longer holds ${missed.join(', ')}`);
    },
  };
}
