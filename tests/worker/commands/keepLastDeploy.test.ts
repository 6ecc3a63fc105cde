import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepLastDeploy } from '../../../worker/commands/keepLastDeploy.ts';
import { type Listening, listen } from '../../support/listen.ts';

const deployed: Record<string, string> = {};
const server = createServer((request, response) => {
  const body = deployed[request.url ?? ''];
  response.writeHead(body === undefined ? 404 : 200).end(body);
});
const folders: string[] = [];
let listening: Listening;
let site = '';

beforeAll(async () => {
  listening = await listen(server);
  site = listening.url;
});

afterAll(async () => {
  await listening.close();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

function buildOf(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  folders.push(folder);
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', name), 'new');
  return folder;
}

it('keepLastDeploy keeps the last deploy’s files and lists only the new ones', async () => {
  deployed['/built-files.json'] = JSON.stringify(['assets/page-aaaaaaaa.js', 'assets/page-bbbbbbbb.js']);
  deployed['/assets/page-aaaaaaaa.js'] = 'old';
  const folder = buildOf('page-bbbbbbbb.js');
  expect(await keepLastDeploy(folder, site)).toBe('1 files of the last deploy stay available to open pages');
  expect(readFileSync(join(folder, 'assets/page-aaaaaaaa.js'), 'utf8')).toBe('old');
  expect(readFileSync(join(folder, 'assets/page-bbbbbbbb.js'), 'utf8')).toBe('new');
  expect(JSON.parse(readFileSync(join(folder, 'built-files.json'), 'utf8'))).toEqual(['assets/page-bbbbbbbb.js']);
});

it('keepLastDeploy fetches only files with a hash in their name', async () => {
  deployed['/built-files.json'] = JSON.stringify([
    ...['../../evil-aaaaaaaa.js', 'assets/../x-aaaaaaaa.js', '_headers', 7],
  ]);
  const folder = buildOf('page-bbbbbbbb.js');
  await keepLastDeploy(folder, site);
  expect(readdirSync(folder).sort()).toEqual(['assets', 'built-files.json']);
  expect(readdirSync(join(folder, 'assets'))).toEqual(['page-bbbbbbbb.js']);
});

it('keepLastDeploy continues without the last deploy’s files and says so', async () => {
  delete deployed['/built-files.json'];
  const folder = buildOf('page-bbbbbbbb.js');
  expect(await keepLastDeploy(folder, site)).toMatch(/can’t be read from .*answered 404/);
  expect(await keepLastDeploy(folder, 'http://127.0.0.1:1')).toMatch(/can’t be read/);
  expect(await keepLastDeploy(folder, undefined)).toMatch(/^SITE_URL is not set/);
});
