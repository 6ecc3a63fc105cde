import { afterEach, expect, it, vi } from 'vitest';
import { isShortcut } from '../../../web/browser/controls.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

class Target {
  closest(): Target | null {
    return null;
  }
}

class Field extends Target {
  override closest(): Target {
    return this;
  }
}

it.each([
  ['is a shortcut', {}, true],
  ['of another meaning is none', { key: 'x' }, false],
  ['of the browser is none', { ctrlKey: true }, false],
  ['in a field is none', { target: new Field() }, false],
  ['is none while the settings turn shortcuts off', {}, false, 'zone=UTC; shortcuts=off'],
] satisfies [string, object, boolean, string?][])('a key %s', (_, event, expected, cookie = 'zone=UTC') => {
  vi.stubGlobal('Element', Target);
  vi.stubGlobal('document', { cookie });
  expect(isShortcut({ key: 'j', target: new Target(), ...event } as never)).toBe(expected);
});
