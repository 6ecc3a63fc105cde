import { afterEach, expect, it, vi } from 'vitest';

const markupById = vi.hoisted(() => new Map<string, string>());
vi.mock('../../../web/components/NoHydration.tsx', () => ({ markupById }));

import { replacePart } from '../../../web/components/replacePart.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Part {
  innerHTML: string;
  /** Notices that a source failed. */
  notices?: number;
  /** Whether a field of the part has focus. */
  inUse?: boolean;
  /** A link of the part that a keyboard has focused. */
  focused?: string;
  /** Whether the document has an outline in its place. */
  late?: boolean;
}

const linkTo = (href: string) => ({
  tagName: 'A',
  scrollLeft: 0,
  getAttribute: (name: string) => (name === 'href' ? href : null),
});

const elementOf = ({ innerHTML, notices = 0, inUse = false, focused, late = false }: Part) => ({
  innerHTML,
  childNodes: [innerHTML],
  childElementCount: innerHTML === '' ? 0 : 1,
  querySelector: (selector: string) => {
    if (selector === ':focus-visible') return focused === undefined ? null : linkTo(focused);
    return (selector === '.late' ? late : inUse) || null;
  },
  // Each word is a link.
  querySelectorAll: (selector: string) =>
    selector === '*' ? innerHTML.split(' ').map(linkTo) : Array(notices).fill({}),
  replaceChildren(node: string) {
    this.innerHTML = node ?? '';
  },
  dispatchEvent: () => true,
});

/** What a part shows after a newer document. `isPartial`: the document says that something could not be had. */
function replaced(before: Part, after: Part, isPartial = false) {
  const [shown, fresh] = [elementOf(before), elementOf(after)];
  markupById.set('season', before.innerHTML);
  vi.stubGlobal('HTMLInputElement', class {});
  vi.stubGlobal('document', { getElementById: () => shown, importNode: (node: unknown) => node });
  const page = {
    getElementById: () => fresh,
    querySelector: (selector: string) => (selector.startsWith('#notices') && isPartial ? {} : null),
  };
  return [replacePart('season', page as never), shown.innerHTML];
}

it.each([
  ['takes news', { innerHTML: '1' }, { innerHTML: '2' }, false, true, '2'],
  ['is emptied when there is nothing more', { innerHTML: '1' }, { innerHTML: '' }, false, true, ''],
  ['stays when a document that lacks something has nothing', { innerHTML: '1' }, { innerHTML: '' }, true, false, '1'],
  ['stays when its source fails', { innerHTML: '1' }, { innerHTML: 'none', notices: 1 }, false, false, '1'],
  ['stays when the document brings an outline', { innerHTML: '1' }, { innerHTML: '…', late: true }, false, false, '1'],
  ['stays while its visitor types', { innerHTML: '1', inUse: true }, { innerHTML: '2' }, false, false, '1'],
  ['stays while its focus would be lost', { innerHTML: '1 2', focused: '2' }, { innerHTML: '1' }, false, false, '1 2'],
  ['takes news around its focus', { innerHTML: '1 2', focused: '2' }, { innerHTML: '2' }, false, true, '2'],
  ['loses its notice', { innerHTML: 'none', notices: 1 }, { innerHTML: '1' }, false, true, '1'],
  [
    'stays when only its stars are pressed',
    { innerHTML: '<b aria-label="Star Ajax" aria-pressed="true">' },
    { innerHTML: '<b aria-label="Star">' },
    false,
    true,
    '<b aria-label="Star Ajax" aria-pressed="true">',
  ],
] satisfies [string, Part, Part, boolean, boolean, string][])(
  'a part %s',
  (_, before, after, isPartial, isNew, shown) => {
    expect(replaced(before, after, isPartial)).toEqual([isNew, shown]);
  },
);
