import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

interface Options {
  /** The folder, relative to the project’s root. */
  folder: string;
  /** Finds problems in the content, by file name without `.json`. */
  problemsIn(values: Readonly<Record<string, unknown>>): readonly string[];
}

/** Every problem in a folder’s files, with the file’s name. */
export function problemsOfFolder(folder: string, problemsIn: Options['problemsIn']): readonly string[] {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
    try {
      values[basename(file, '.json')] = JSON.parse(readFileSync(join(folder, file), 'utf8').replace(/^\uFEFF/, ''));
    } catch (error) {
      problems.push(`${file}: this is no JSON: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return problems.length > 0 ? problems : problemsIn(values);
}

/** Fails the build with every problem in the content files. */
export function contentFiles({ folder, problemsIn }: Options): Plugin {
  let root = '';
  return {
    name: 'content-files',
    configResolved(config) {
      root = config.root;
    },
    buildStart() {
      const problems = problemsOfFolder(resolve(root, folder), problemsIn);
      if (problems.length > 0) this.error(`${folder} has content that can’t be used:\n  ${problems.join('\n  ')}`);
    },
  };
}
