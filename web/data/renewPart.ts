const TIMEOUT_MS = 20_000;

/** The link with the same address in the new part. */
const linkTo = (part: HTMLElement, address: string) =>
  [...part.querySelectorAll('a')].find((link) => link.getAttribute('href') === address);

function replaceContent(fresh: HTMLElement, shown: HTMLElement): void {
  if (fresh.innerHTML === shown.innerHTML) return;
  const { activeElement } = document;
  const focused = shown.contains(activeElement) ? activeElement?.closest('a')?.getAttribute('href') : null;
  shown.replaceChildren(...Array.from(fresh.childNodes, (node) => document.importNode(node, true)));
  if (typeof focused === 'string') linkTo(shown, focused)?.focus({ preventScroll: true });
}

/**
 * Replaces a part of the page, by id, with the server’s current markup. A focused link keeps focus. If the request
 * fails, the part stays.
 */
export function renewPart(id: string): void {
  const request = new XMLHttpRequest();
  request.open('GET', location.href);
  // A document from XMLHttpRequest runs no script.
  request.responseType = 'document';
  request.timeout = TIMEOUT_MS;
  request.onload = () => {
    const [fresh, shown] = [request.responseXML?.getElementById(id), document.getElementById(id)];
    if (request.status === 200 && fresh && shown) replaceContent(fresh, shown);
  };
  request.send();
}
