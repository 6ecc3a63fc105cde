import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LIFETIMES } from '../../../worker/cache/lifetimes.ts';

const worker = join(import.meta.dirname, '../../../worker');

describe('cache lifetimes', () => {
  it.each(Object.entries(LIFETIMES))(
    'the ages of %s grow from fresh to usable to kept',
    (_, { fresh, usable, keep }) => {
      expect(fresh).toBeGreaterThan(0);
      expect(usable).toBeGreaterThan(fresh);
      expect(keep).toBeGreaterThanOrEqual(usable);
    },
  );

  it('no file other than the table defines a lifetime', () => {
    const files = readdirSync(worker, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
    const writing = files.filter((file) =>
      /\bfresh:[^;{}]*\busable:[^;{}]*\bkeep:/.test(readFileSync(join(worker, file), 'utf8')),
    );
    expect(writing.filter((file) => !file.endsWith('reading.ts'))).toEqual(['cache/lifetimes.ts']);
  });
});
