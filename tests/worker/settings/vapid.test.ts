import { expect, it } from 'vitest';
import { deployProblems } from '../../../worker/commands/deployProblems.ts';
import { parseConfig, type Variables } from '../../../worker/settings/env.ts';
import { newVapidKeys } from '../../../worker/settings/vapid.ts';

const BINDINGS = { JOURNAL: {}, ALERT_SHARD: {}, ALERTS: {} };
const pair = newVapidKeys();
const ready = { ...pair, VAPID_SUBJECT: 'mailto:ops@scores.example.com' };

const configWith = (given: object) => parseConfig({ LIVE_SOURCE: 'openligadb', ...BINDINGS, ...given } as Variables);

it('alerts are on with a pair and a contact', () => {
  expect(configWith(ready).vapid?.publicKey).toBe(pair.VAPID_PUBLIC_KEY);
  expect(configWith({ ...ready, VAPID_SUBJECT: 'https://scores.example.com/contact' }).vapid).not.toBeNull();
});

it('alerts are off in a deploy without the queue', () => {
  expect(configWith({ ...ready, ALERTS: undefined }).vapid).toBeNull();
});

it.each([
  '',
  'ops@scores.example.com',
  'mailto:',
  'mailto:ops',
  'mailto:ops@localhost',
  'mailto:ops@mail.test',
  'mailto:ops@scores.example.com?subject=x',
  'http://scores.example.com',
  'https://localhost:8787',
  'https://127.0.0.1',
  'https://',
  'example.com',
])('the subject "%s" is refused', (subject) => {
  expect(() => configWith({ ...ready, VAPID_SUBJECT: subject })).toThrow(/^VAPID_SUBJECT: must be a real contact/);
});

it('a pair whose keys do not belong together is refused', () => {
  const { VAPID_PUBLIC_KEY } = newVapidKeys();
  expect(() => configWith({ ...ready, VAPID_PUBLIC_KEY })).toThrow(/does not belong to VAPID_PRIVATE_KEY/);
});

it.each([
  ['VAPID_PUBLIC_KEY', ''],
  ['VAPID_PUBLIC_KEY', pair.VAPID_PRIVATE_KEY],
  ['VAPID_PRIVATE_KEY', ''],
  ['VAPID_PRIVATE_KEY', 'A'.repeat(43)],
  ['VAPID_PRIVATE_KEY', 'short'],
])('%s "%s" is refused', (name, value) => {
  expect(() => configWith({ ...ready, [name]: value })).toThrow(new RegExp(`^${name}: must be a .* key`));
});

it('a deploy with a public key needs no private one among its variables', () => {
  const { VAPID_PRIVATE_KEY: _, ...vars } = ready;
  expect(deployProblems(vars as Variables)).toEqual([]);
  expect(deployProblems({ ...vars, VAPID_SUBJECT: 'ops' } as Variables)).toHaveLength(1);
});
