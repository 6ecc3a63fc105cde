import { markupById } from './NoHydration.tsx';

/** A field with focus or something open, in a part that then stays as it is. Old browsers don’t know each of them. */
const IN_USE =
  ':is(input:not([type=radio]):focus, select:focus, textarea:focus, details[open], dialog[open], :popover-open)';

/** Scripts name and press stars and bells. */
const asServed = (markup: string) => markup.replace(/ aria-(label|pressed)="[^"]*"/g, '');

const noticesIn = (part: Element) => part.querySelectorAll('[role=status]').length;

/** Whether a failed source left a part without content that the shown one has. */
function hasFailed(fresh: Element, shown: Element, page: Document): boolean {
  const isLost = fresh.childElementCount === 0 && page.querySelector('#notices [role=status]') !== null;
  return isLost || noticesIn(fresh) > noticesIn(shown);
}

/** The same for an element in newer markup. */
const keyOf = (element: Element) =>
  [element.tagName, ...['class', 'href', 'name', 'value'].map((name) => element.getAttribute(name))].join();

/** Whether a keyboard’s focus would be lost, as on the star of a follow that was just given up. */
function losesFocus(shown: Element, fresh: Element): boolean {
  const focused = shown.querySelector(':focus-visible');
  return focused !== null && !Array.from(fresh.querySelectorAll('*'), keyOf).includes(keyOf(focused));
}

/**
 * Shows a part as a newer document of this page has it. Focus, chosen radio buttons and sideways scrolling stay. Returns whether
 * the part is as new; one that is in use, or that the document could not have, stays.
 */
export function replacePart(id: string, page: Document): boolean {
  const fresh = page.querySelector(`[data-late-for="${id}"]`) ?? page.getElementById(id);
  const shown = document.getElementById(id);
  if (!fresh || !shown || fresh.querySelector('.late') || hasFailed(fresh, shown, page)) return false;
  if (asServed(fresh.innerHTML) === asServed(markupById.get(id) ?? shown.innerHTML)) return true;
  if (shown.querySelector(IN_USE) || losesFocus(shown, fresh)) return false;
  const { activeElement } = document;
  const kept = Array.from(shown.querySelectorAll<HTMLElement>('*'), (element) => ({
    element,
    left: element.scrollLeft,
  }));
  shown.replaceChildren(...document.importNode(fresh, true).childNodes);
  shown.dispatchEvent(new Event('late', { bubbles: true }));
  const all = [...shown.querySelectorAll<HTMLElement>('*')];
  for (const { element, left } of kept) {
    const isFocused = element === activeElement;
    const isChosen = element instanceof HTMLInputElement && element.checked;
    if (!isFocused && !isChosen && left === 0) continue;
    const now = all.find((each) => keyOf(each) === keyOf(element));
    if (!now) continue;
    if (isChosen && now instanceof HTMLInputElement) now.checked = true;
    if (left !== 0) now.scrollLeft = left;
    if (!isFocused) continue;
    // A heading takes the focus only from scripts.
    if (element.hasAttribute('tabindex')) now.tabIndex = element.tabIndex;
    now.focus({ preventScroll: true });
  }
  return true;
}
