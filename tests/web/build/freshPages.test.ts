import { expect, it, vi } from 'vitest';
import { freshPages } from '../../../web/build/freshPages.ts';

/** Reports a changed file to the plugin, as Vite does for each environment. Returns the answers and the browser’s messages. */
function changed(file: string, loadedBy: readonly string[]) {
  vi.useFakeTimers();
  const sent: unknown[] = [];
  const modules = (name: string) => (loadedBy.includes(name) ? [{ file }] : []);
  const environments = {
    client: { hot: { send: (message: unknown) => sent.push(message) } },
    worker: { moduleGraph: { getModulesByFile: () => new Set(modules('worker')) } },
  };
  const { hotUpdate } = freshPages() as unknown as {
    hotUpdate: (this: object, options: object) => unknown;
  };
  const answers = ['client', 'worker'].map((name) =>
    hotUpdate.call({ environment: { name } }, { file, modules: modules(name), server: { environments } }),
  );
  vi.runAllTimers();
  return { answers, sent };
}

const RELOAD = [{ type: 'full-reload' }];

it.each([
  ['/locales/en.json', ['client', 'worker'], [[], undefined], RELOAD],
  ['/worker/entry/app.ts', ['worker'], [[], undefined], RELOAD],
  // Vite’s own update of the browser.
  ['/web/browser/start.tsx', ['client'], [undefined, undefined], []],
  ['/web/styles.css', ['client', 'worker'], [undefined, undefined], []],
])('an edit of %s reloads open pages once', (file, loadedBy, answers, sent) => {
  expect(changed(file, loadedBy)).toEqual({ answers, sent });
});
