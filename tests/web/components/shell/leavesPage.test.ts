import { expect, it, vi } from 'vitest';
import { leavesPage } from '../../../../web/components/shell/ProgressBar.tsx';

class Part extends EventTarget {
  readonly link: object | null;

  constructor(link: object | null) {
    super();
    this.link = link;
  }

  closest = () => this.link;
}

const HERE = { origin: 'https://site.test', pathname: '/match/7', search: '?tab=odds' };
const THERE = { ...HERE, target: '', pathname: '/match/8', hasAttribute: (): boolean => false };

/** A click on a link. */
function click(link: object | null, given: object = {}): MouseEvent {
  vi.stubGlobal('Element', Part);
  vi.stubGlobal('location', HERE);
  const event = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...given });
  Object.defineProperty(event, 'target', { value: link && new Part(link) });
  return event as unknown as MouseEvent;
}

it.each([
  ['a link to another page', true, THERE, {}],
  ['a link to another tab of the page', true, { ...THERE, ...HERE, search: '' }, {}],
  ['a link within the page', false, { ...THERE, ...HERE }, {}],
  ['a link to another site', false, { ...THERE, origin: 'https://other.test' }, {}],
  ['a link that opens a window', false, { ...THERE, target: '_blank' }, {}],
  ['a calendar to download', false, { ...THERE, pathname: '/calendar/following.ics' }, {}],
  ['a file to download', false, { ...THERE, hasAttribute: (): boolean => true }, {}],
  ['no link', false, null, {}],
  ['a link with the middle button', false, THERE, { button: 1 }],
  ...['metaKey', 'ctrlKey', 'shiftKey', 'altKey'].map(
    (key) => [`a link with ${key}`, false, THERE, { [key]: true }] as const,
  ),
] as const)('a click on %s leaves the page: %s', (_, leaves, link, given) => {
  expect(leavesPage(click(link, given))).toBe(leaves);
});
