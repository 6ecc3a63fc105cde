import { expect, it } from 'vitest';
import { siteWith } from '../site.runtime.ts';

it.each([
  ['/', 'GET, HEAD'],
  ['/api/live', 'GET, HEAD'],
  ['/settings', 'GET, HEAD, POST'],
  ['/nl/instellingen', 'GET, HEAD, POST'],
  ['/follow', 'POST'],
  ['/follow/forget', 'POST'],
  ['/follow/import', 'POST'],
  ['/follow/carry', 'POST'],
  ['/consent', 'POST'],
  ['/api/would-show', 'POST'],
  ['/api/purge', 'POST'],
  ['/api/reports', 'POST'],
  ['/api/vitals', 'POST'],
  ['/ops/purge', 'POST'],
  ['/api/alerts', 'PUT'],
])('405 at %s names only the methods that work there', async (path, allowed) => {
  const { status, headers } = await siteWith({})(path, { Origin: 'https://scoreline.test' }, { method: 'DELETE' });
  expect([status, headers.get('Allow')]).toEqual([405, allowed]);
});
