import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { UNCALLED, unwrapped, without } from '../../../web/build/leanScript.ts';

const root = resolve(import.meta.dirname, '../../..');

const textsIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'));

const SCRIPT = `function used() {}
exports.kept = used;
exports.gone = function (value) {
  used();
  return value;
};
exports.alsoGone = used;
exports.last = function () {
  return 1;
};
`;

const CLASS = `var Client = class {
	kept() {
		return 1;
	}
	gone(filters, options = {}) {
		if (filters) {
			return 2;
		}
	}
	goneToo() {
		return 3;
	}
};
`;

const HOOKS = `var onMount = {
    useKept: useKept,
    useGone: function (value) {
      if (value) {
        return 1;
      }
    },
    useLast: useLast
  },
  onUpdate = {
    useKept: function () {
      return 2;
    },
    useGone: useGone
  };
`;

describe('without', () => {
  it('without keeps the exports that are not listed', () => {
    expect(without(SCRIPT, ['gone', 'alsoGone'])).toBe(`function used() {}
exports.kept = used;
exports.last = function () {
  return 1;
};
`);
  });

  it('without removes the last export of a file completely', () => {
    expect(without(SCRIPT, ['last'])).toBe(SCRIPT.slice(0, SCRIPT.indexOf('exports.last')));
  });

  it('without keeps the methods that are not listed', () => {
    expect(without(CLASS, ['gone'])).toBe(`var Client = class {
	kept() {
		return 1;
	}
	goneToo() {
		return 3;
	}
};
`);
  });

  it('without keeps the other hooks of each React phase', () => {
    expect(without(HOOKS, ['useGone', 'useLast'])).toBe(`var onMount = {
    useKept: useKept,
  },
  onUpdate = {
    useKept: function () {
      return 2;
    },
  };
`);
  });

  it('without throws when a listed name is missing or only a prefix', () => {
    expect(() => without(SCRIPT, ['absent'])).toThrow('absent');
    expect(() => without(SCRIPT, ['las'])).toThrow('las');
    expect(() => without(CLASS, ['goneT'])).toThrow('goneT');
  });
});

describe('UNCALLED exports of React', () => {
  const left = Object.entries(UNCALLED).flatMap(([file, names]) =>
    file.startsWith('/react') ? names.split(/\s+/) : [],
  );

  it('no browser file imports an export that the build removes', () => {
    const imported = textsIn('web', /\.tsx?$/).flatMap((text) =>
      Array.from(text.matchAll(/import (?:type )?\{([^}]*)\} from 'react[^']*'/g), ([, names = '']) =>
        names.split(/[\s,]+/),
      ),
    );
    const names = new Set(imported.flat());
    expect(names).toContain('useDeferredValue');
    expect(left.filter((name) => names.has(name))).toEqual([]);
  });

  it('the query library calls no export that the build removes', () => {
    const used = textsIn(
      'node_modules/@tanstack/react-query/build/modern',
      /^(use(Base)?Query|QueryClientProvider|QueryErrorResetBoundary|IsRestoringProvider)\.js$/,
    ).flatMap((text) => Array.from(text.matchAll(/React\.(\w+)/g), ([, name = '']) => name));
    expect(used).toContain('useSyncExternalStore');
    expect(left.filter((name) => used.includes(name))).toEqual([]);
  });
});

describe('unwrapped', () => {
  it('unwrapped replaces the preload wrapper with a plain import()', () => {
    const some = `const load = {
	one: () => __vitePreload(() => import("./one.js"), __VITE_PRELOAD__),
	two: async () => (await __vitePreload(async () => {
		const { two } = await import("./two.js");
		return { two };
	}, __VITE_PRELOAD__)).two()
};`;
    expect(unwrapped(some)).toBe(`const load = {
	one: () => import("./one.js"),
	two: async () => (await import("./two.js")).two()
};`);
  });

  it('unwrapped keeps the wrapper when the loader does more than import', () => {
    const more = '__vitePreload(() => import("./one.js").then(({ one }) => one()), __VITE_PRELOAD__)';
    expect(unwrapped(more)).toBe(more);
  });
});
