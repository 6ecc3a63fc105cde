import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFiles } from '../../../web/build/contentFiles.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  writeFileSync(join(root, 'entry.js'), 'export const nothing = 0;');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds an almost empty entry with a folder’s content. Returns the error that stopped the build. */
async function buildWith(problemsIn: (values: Readonly<Record<string, unknown>>) => string[]): Promise<string> {
  const built = build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry: 'entry.js', formats: ['es'] } },
    plugins: [contentFiles({ folder: '.', problemsIn })],
  });
  return built.then(
    () => 'built',
    (error: Error) => error.message,
  );
}

describe('content files plugin', () => {
  it('the plugin passes every file by name when all content is valid', async () => {
    writeFileSync(join(root, 'news.json'), '\uFEFF[1]');
    const seen: object[] = [];
    const keep = (values: object) => {
      seen.push(values);
      return [];
    };
    expect(await buildWith(keep)).toBe('built');
    expect(seen[0]).toEqual({ news: [1] });
  });

  it('the plugin stops the build with every problem of the content', async () => {
    const message = await buildWith(() => ['news.json, entry 1: this', 'pages.json, entry 2: that']);
    expect(message).toContain('news.json, entry 1: this');
    expect(message).toContain('pages.json, entry 2: that');
  });

  it('the plugin stops the build at invalid JSON and names the file', async () => {
    writeFileSync(join(root, 'pages.json'), '[{"path": }]');
    expect(await buildWith(() => [])).toMatch(/pages\.json: this is no JSON: .+JSON/);
  });
});
