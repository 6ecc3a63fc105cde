declare global {
  interface Window {
    /** Undefined in browsers without Document Picture-in-Picture. */
    documentPictureInPicture?: { requestWindow(size: { width: number; height: number }): Promise<Window> };
  }
}

const SIZE = { width: 380, height: 420 };

/** Copies an element into another window, and updates the copy until that window closes. Removes the links. */
function mirror(shown: HTMLElement, { document: other, addEventListener: on }: Window): void {
  // The crests refer to its symbols.
  const symbols = document.querySelector('body > svg');
  if (symbols !== null) other.body.before(other.importNode(symbols, true));
  const copy = () => {
    const copied = other.importNode(shown, true);
    for (const link of copied.querySelectorAll('a')) {
      if (link.hasAttribute('aria-label')) link.remove();
      else link.removeAttribute('href');
    }
    other.body.replaceChildren(copied);
  };
  const changes = new MutationObserver(copy);
  changes.observe(shown, { childList: true, characterData: true, subtree: true });
  on('pagehide', () => changes.disconnect());
  copy();
}

/** Shows an element in an always-on-top window. Without browser support it opens the page in a small window. */
export async function floatScores(shown: HTMLElement): Promise<void> {
  const opened = await window.documentPictureInPicture?.requestWindow(SIZE).catch(() => undefined);
  if (opened === undefined) {
    open(location.href, 'scores', `popup,width=${SIZE.width},height=${SIZE.height}`);
    return;
  }
  const { documentElement: page, title } = document;
  const { documentElement: root, head } = opened.document;
  root.className = page.className;
  root.lang = page.lang;
  opened.document.title = title;
  for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) head.append(opened.document.importNode(sheet));
  mirror(shown, opened);
}
