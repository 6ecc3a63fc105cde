import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from '../../worker/commands/run.ts';

// The headless shell comes first, because it needs half the CPU time of a full browser.
const NAMES = [
  ...['chromium-headless-shell', 'chrome-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
  ...['google-chrome-stable', 'chrome', 'msedge'],
];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

async function starts(path: string): Promise<boolean> {
  const { code } = await run(path, ['--version'], { quiet: true });
  return code === 0;
}

async function installed(): Promise<string | null> {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (await starts(given)) return given;
    console.error(`CHROMIUM_PATH names ${given}, which does not start.`);
    return null;
  }
  const folders = (process.env.PATH ?? '').split(delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES];
  for (const path of candidates) if (existsSync(path) && (await starts(path))) return path;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return existsSync(own) && (await starts(own)) ? own : null;
}

async function install(): Promise<void> {
  console.log('No Chromium found. Getting one: Playwright’s own download…');
  // Limits the retries of the download when there is no network.
  const downloaded = await run('playwright', ['install', 'chromium'], {
    quiet: true,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '20000' },
  });
  if (downloaded.code === 0 && (await installed()) !== null) return;
  if (process.platform !== 'linux') return;
  console.log('… which did not work. The system’s package manager…');
  const [command, ...args]: [string, ...string[]] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  await run(command, [...args, 'update', '-qq'], { quiet: true });
  // Ubuntu has no package of the headless shell, so try the full browser next.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { code } = await run(command, [...args, 'install', '-y', '-qq', '--no-install-recommends', name], {
      quiet: true,
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (code === 0) return;
  }
}

/** The path of an installed Chromium that starts. Installs one if needed; null when that fails. */
export async function findChromium(): Promise<string | null> {
  const found = await installed();
  if (found !== null) return found;
  await install();
  const got = await installed();
  if (got === null) {
    console.error(
      [
        'No Chromium could be had, so the end-to-end tests can’t run. Either',
        '  - install one: `npx playwright install --with-deps chromium`, or `sudo apt-get install chromium`,',
        '  - or name one: `CHROMIUM_PATH=/path/to/chrome npm test`.',
      ].join('\n'),
    );
  }
  return got;
}
