import { expect, it } from 'vitest';
import { playTarget } from '../../../worker/content/wire.ts';

it.each([
  ['https://house.test/join?a=1&b=2#c', 'https://house.test/join?a=1&b=2#c'],
  ['HTTPS://House.Test/Join', 'https://house.test/Join'],
  [' https://house.test/ \n', 'https://house.test/'],
  ['https://house.test:8443/x', 'https://house.test:8443/x'],
  ['https://spielhölle.test/ä', 'https://xn--spielhlle-57a.test/%C3%A4'],
])('playTarget keeps the valid target %j', (stated, target) => expect(playTarget(stated)).toBe(target));

it.each([
  null,
  ...['', ' ', 'house.test', '/football', '//house.test', '\\\\house.test', 'http://house.test/'],
  ...['ftp://house.test/', 'javascript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'],
  ...['javascript://house.test/%0aalert(1)', 'data:text/html,x', 'blob:https://house.test/1', 'https:', 'https://'],
  ...['https:house.test', 'https:/house.test', 'https:///house.test', 'https:\\\\house.test'],
  ...['https://house.test\\@evil.test', 'https://user@house.test/', 'https://user:secret@house.test/'],
  ...['https://:@house.test/', 'https://ho\nuse.test/', 'https://house.test/\r\nLocation: https://evil.test/'],
  ...['https://house.test/a b', 'https://house.test/\u0000', 'https://house.test/\u202Egpj.exe'],
  ...['ht\ttps://house.test', 'https://%', 'https://[::1'],
])('playTarget refuses the target %j', (stated) => expect(playTarget(stated)).toBeNull());
