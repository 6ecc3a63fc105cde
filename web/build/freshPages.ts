import type { Plugin } from 'vite';

/** The worker has the new code a moment after it is told of it. */
const SOON_MS = 150;

/**
 * Keeps open pages of `npm run dev` up to date: a file that the worker renders with reloads them, because most of a page is
 * rendered there alone. A change of messages restarts no server.
 */
export function freshPages(): Plugin {
  return {
    name: 'fresh-pages',
    apply: 'serve',
    configResolved({ configFileDependencies: files }) {
      // Vite would restart for each file that its configuration imports.
      files.splice(0, files.length, ...files.filter((file) => !file.includes('/locales/')));
    },
    hotUpdate({ modules, file, server }) {
      if (this.environment.name !== 'worker' || modules.length === 0 || file.endsWith('.css')) return;
      setTimeout(() => server.environments.client.hot.send({ type: 'full-reload' }), SOON_MS);
    },
  };
}
