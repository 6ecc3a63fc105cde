/** The canonical URL, without the visitor’s own choices. */
const addressOf = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

/**
 * Opens the system’s share sheet, or copies the link if there is none. Where that fails too, a dialog has the link to select: an
 * installed site has no address bar. Returns what to say, or nothing.
 */
export async function share(title: string, { copied = '', failed }: DOMStringMap, url = addressOf()): Promise<string> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return '';
    } catch (error) {
      // The visitor closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return '';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return copied;
  } catch {
    prompt(failed, url);
    return '';
  }
}

/** Shares the page, and shows the outcome beside the button. */
export async function pressShare(button: HTMLElement): Promise<void> {
  const status = button.nextElementSibling;
  if (status === null) return;
  status.textContent = '';
  status.textContent = await share(button.dataset.name ?? '', button.dataset);
  button.addEventListener('blur', () => status.replaceChildren(), { once: true });
}
