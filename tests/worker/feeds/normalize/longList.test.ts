import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { ok } from '../../../../worker/base/result.ts';
import { readMatches } from '../../../../worker/feeds/normalize/lists.ts';
import { matchOf } from '../../../support/matchOf.ts';

it('another request has its turn while a long list is parsed', async () => {
  const records = Array.from({ length: 1_000 }, (_, index) => String(index));
  const parsed: string[] = [];
  const reading = readMatches(
    records,
    (record) => {
      const id = String(record);
      parsed.push(id);
      return ok(matchOf({ id }));
    },
    { rejections: createRejections() },
  );
  await setImmediate();
  expect(parsed.length).toBeLessThan(records.length);
  const list = await reading;
  expect(list.ok && list.value.matches.map(({ id }) => id)).toEqual(records);
});
