import { expect, it } from 'vitest';
import { Late } from '../../../web/data/late.ts';

it('late data is settled once it has arrived', async () => {
  const late = new Late(Promise.resolve({ ok: true, value: 7 }));
  expect(late.settled).toBeNull();
  expect(await late.arrival).toEqual({ ok: true, value: 7 });
  expect(late.settled).toEqual({ ok: true, value: 7 });
});

it('a rejection of late data is a failure', async () => {
  const error = new Error('broken');
  const late = new Late(Promise.reject(error));
  expect(await late.arrival).toEqual({ ok: false, error });
});

it('the browser learns of late data only that it exists', () => {
  expect(JSON.stringify({ badge: new Late(Promise.resolve({ ok: true, value: 7 })) })).toBe('{"badge":{}}');
});
