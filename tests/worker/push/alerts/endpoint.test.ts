import { describe, expect, it } from 'vitest';
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
  (host) => `ws://${host}/x`,
  (host) => `//${host}/x`,
  (host) => `https:/${host}/x`,
  (host) => `https:\\\\${host}\\x`,
  (host) => `HTTPS://${host}/x`,
  (host) => ` https://${host}/x`,
  (host) => `https://${host}/x\n`,
  (host) => `https://${host}/\tx`,
  (host) => `https://${host}`,
  (host) => `https://${host}/`,
  (host) => `https://${host}/x#y`,
  (host) => `https://${host}:8443/x`,
  (host) => `https://${host}:443/x`,
  (host) => `https://${host}:80/x`,
  (host) => `https://me@${host}/x`,
  (host) => `https://me:secret@${host}/x`,
  (host) => `https://${host}@evil.example/x`,
  (host) => `https://${host}:x@evil.example/x`,
  (host) => `https://${host}%40evil.example/x`,
  (host) => `https://evil.example/${host}`,
  (host) => `https://evil.example/?${host}/x`,
  (host) => `https://evil.example#${host}/x`,
  (host) => `https://evil.example\\@${host}/x`,
  (host) => `https://${host}.evil.example/x`,
  (host) => `https://${host}./x`,
  (host) => `https://evil${host}.example/x`,
  (host) => `https://${host.replace('.com', '.co')}/x`,
  (host) => `https://${host.replace('.com', '.com.de')}/x`,
  (host) => `https://${host.replace('.', '-')}/x`,
  (host) => `https://${host.toUpperCase()}/x`,
  (host) => `https://${host.replace('o', 'о')}/x`,
  (host) => `https://${host.replace('.', '。')}/x`,
  (host) => `https://${host.replace('.', '%2e')}/x`,
  (host) => `https://${host}/../x`,
  (host) => `https://${host}/a/../b`,
  (host) => `https://${host}/a b`,
  (host) => `https://${host}/é`,
  (host) => `https://${host}/${'x'.repeat(1_000)}`,
  (host) => `javascript:fetch("https://${host}/x")`,
  (host) => `data:,https://${host}/x`,
  (host) => `file://${host}/x`,
  (host) => `https://.${host}/x`,
];

const OTHERS = [
  '',
  'null',
  'https://',
  'https:///x',
  'https://localhost/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:7f00:1]/x',
  'https://2130706433/x',
  'https://0x7f000001/x',
  'https://0/x',
  'https://169.254.169.254/latest/meta-data',
  'https://metadata.google.internal/x',
  'https://10.0.0.1/x',
  'https://192.168.1.1/x',
  'https://scoreline.workers.dev/api/health',
  'https://googleapis.com/fcm/send/x',
  'https://storage.googleapis.com/x',
  'https://evil.googleapis.com/fcm/send/x',
  'https://fcm-googleapis.com/x',
  'https://evil.fcm.googleapis.com/x',
  'https://apple.com/x',
  'https://push.apple.com/x',
  'https://evilpush.apple.com/x',
  'https://notify.windows.com/x',
  'https://windows.com/x',
  'https://mozilla.com/x',
  'https://push.services.mozilla.com/x',
  'https://a.b.c.push.apple.com/x',
];

const hostile = [...SERVICES.flatMap((host) => WAYS.map((way) => way(host))), ...OTHERS];

describe('endpoints of alerts', () => {
  it.each(TRUE)('%s is a push service', (endpoint) => expect(isEndpoint(endpoint)).toBe(true));

  it('two hundred hostile endpoints are refused', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(200);
    expect(hostile.filter(isEndpoint)).toEqual([]);
  });
});
