import { expect, it } from 'vitest';
import { isEndpoint } from '../../../../worker/push/alerts/endpoint.ts';

const TRUE = [
  'https://fcm.googleapis.com/fcm/send/abc:APA91b_-x',
  'https://fcm.googleapis.com/wp/abc:APA91b_-x',
  'https://web.push.apple.com/QGuQyavXutnMH1234',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAAABk',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAAC',
  'https://db5p.notify.windows.com/w/?token=x',
];

const SERVICES = [
  'fcm.googleapis.com',
  'web.push.apple.com',
  'updates.push.services.mozilla.com',
  'db5p.notify.windows.com',
];

/** Ways to reach another host, or the service in another way. */
const WAYS: readonly ((host: string) => string)[] = [
  (host) => `http://${host}/x`,
  (host) => `//${host}/x`,
  (host) => `https:\\\\${host}\\x`,
  (host) => `HTTPS://${host}/x`,
  (host) => `https://${host}/x\n`,
  (host) => `https://${host}`,
  (host) => `https://${host}/`,
  (host) => `https://${host}/x#y`,
  (host) => `https://${host}:8443/x`,
  (host) => `https://${host}:443/x`,
  (host) => `https://me@${host}/x`,
  (host) => `https://${host}@evil.example/x`,
  (host) => `https://${host}%40evil.example/x`,
  (host) => `https://evil.example/?${host}/x`,
  (host) => `https://evil.example\\@${host}/x`,
  (host) => `https://${host}.evil.example/x`,
  (host) => `https://${host}./x`,
  (host) => `https://evil${host}.example/x`,
  (host) => `https://${host.replace('.com', '.co')}/x`,
  (host) => `https://${host.replace('.', '-')}/x`,
  (host) => `https://${host.toUpperCase()}/x`,
  (host) => `https://${host.replace('o', 'о')}/x`,
  (host) => `https://${host.replace('.', '。')}/x`,
  (host) => `https://${host.replace('.', '%2e')}/x`,
  (host) => `https://${host}/../x`,
  (host) => `https://${host}/a/../b`,
  (host) => `https://${host}/é`,
  (host) => `https://${host}/${'x'.repeat(1_000)}`,
  (host) => `javascript:fetch("https://${host}/x")`,
  (host) => `https://.${host}/x`,
];

const OTHERS = [
  '',
  'null',
  'https:///x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://2130706433/x',
  'https://169.254.169.254/latest/meta-data',
  'https://metadata.google.internal/x',
  'https://scoreline.workers.dev/api/health',
  'https://googleapis.com/fcm/send/x',
  'https://evil.googleapis.com/fcm/send/x',
  'https://fcm-googleapis.com/x',
  'https://evil.fcm.googleapis.com/x',
  'https://push.apple.com/x',
  'https://evilpush.apple.com/x',
  'https://notify.windows.com/x',
  'https://push.services.mozilla.com/x',
  'https://a.b.c.push.apple.com/x',
];

const hostile = [...SERVICES.flatMap((host) => WAYS.map((way) => way(host))), ...OTHERS];

it.each(TRUE)('%s is a push service', (endpoint) => expect(isEndpoint(endpoint)).toBe(true));

it('hostile endpoints are refused', () => {
  expect(hostile.filter(isEndpoint)).toEqual([]);
});
