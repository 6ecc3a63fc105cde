/** The outcome: the link was copied or not; null if the share sheet was used or closed. */
export type Shared = 'copied' | 'failed' | null;

/** The canonical URL, without the visitor’s own choices. */
const addressOf = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

/** Opens the system’s share sheet, or copies the link if there is none. */
export async function share(title: string, url = addressOf()): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return null;
    } catch (error) {
      // The visitor closed the sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Shares the page, and shows the outcome beside the button. */
export async function pressShare(button: HTMLElement): Promise<void> {
  const status = button.nextElementSibling;
  if (status === null) return;
  status.textContent = '';
  const shared = await share(button.dataset.name ?? '');
  status.textContent = shared === null ? '' : (button.dataset[shared] ?? '');
  button.addEventListener('blur', () => status.replaceChildren(), { once: true });
}
