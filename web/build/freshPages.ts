import { stripVTControlCharacters } from 'node:util';
import type { Plugin } from 'vite';

/** The worker has the new code a moment after it is told of it. */
const SOON_MS = 150;

/**
 * Keeps open pages of `npm run dev` up to date: a file that the worker renders with reloads them, because most of a page is
 * rendered there alone. A change of messages restarts no server, and a source that can't be read is named in few lines.
 */
export function freshPages(): Plugin {
  return {
    name: 'fresh-pages',
    apply: 'serve',
    configResolved({ configFileDependencies: files }) {
      // Vite would restart for each file that its configuration imports.
      files.splice(0, files.length, ...files.filter((file) => !file.includes('/locales/')));
    },
    configureServer({ environments: { worker }, config: { logger } }) {
      const printError = logger.error.bind(logger);
      // Lines of Vite’s own code say nothing about a source.
      logger.error = (text, options) =>
        printError(text.replace(/\n.*\bat .*(node_modules|runner-worker).*/g, ''), options);
      if (worker === undefined) return;
      const fetchModule = worker.fetchModule.bind(worker);
      // Vite's error has the whole source, which the terminal would show. Its message has the place.
      worker.fetchModule = (...call) =>
        fetchModule(...call).catch((error: unknown) => {
          const short = new Error(stripVTControlCharacters(error instanceof Error ? error.message : String(error)));
          short.stack = short.message;
          throw short;
        });
    },
    hotUpdate({ modules, file, server }) {
      if (file.endsWith('.css')) return undefined;
      const { client, worker } = server.environments;
      // The reload of the worker’s change brings the browser’s too. An own one would come before it and show the old page.
      if (this.environment.name === 'client') return worker?.moduleGraph.getModulesByFile(file)?.size ? [] : undefined;
      if (this.environment.name !== 'worker' || modules.length === 0) return undefined;
      setTimeout(() => client.hot.send({ type: 'full-reload' }), SOON_MS);
      return undefined;
    },
  };
}
