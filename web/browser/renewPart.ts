const PATIENCE_MS = 20_000;

/** The link of the same address in a part that has been renewed. */
const linkTo = (part: HTMLElement, address: string) =>
  [...part.querySelectorAll('a')].find((link) => link.getAttribute('href') === address);

function show(fresh: HTMLElement, shown: HTMLElement): void {
  if (fresh.innerHTML === shown.innerHTML) return;
  const { activeElement } = document;
  const focused = shown.contains(activeElement) ? activeElement?.closest('a')?.getAttribute('href') : null;
  shown.replaceChildren(...Array.from(fresh.childNodes, (node) => document.importNode(node, true)));
  if (typeof focused === 'string') linkTo(shown, focused)?.focus({ preventScroll: true });
}

/**
 * Puts what the server now writes into a part of the page, by its id, in the place of what stands there. Who has the focus on a
 * link in it keeps it. Where the page can't be had the part stays as it is.
 */
export function renewPart(id: string): void {
  const request = new XMLHttpRequest();
  request.open('GET', location.href);
  // A document that comes so runs no script.
  request.responseType = 'document';
  request.timeout = PATIENCE_MS;
  request.onload = () => {
    const [fresh, shown] = [request.responseXML?.getElementById(id), document.getElementById(id)];
    if (request.status === 200 && fresh && shown) show(fresh, shown);
  };
  request.send();
}
