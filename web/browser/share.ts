/** The outcome of a share: the link was copied, or could not be. Null after the system's share sheet. */
export type Shared = 'copied' | 'failed' | null;

/** The address that the page is found by, without a visitor's own choices. */
const addressOf = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;

/** Opens the system's share sheet; without one it copies the link. */
export async function share(title: string): Promise<Shared> {
  const url = addressOf();
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

/** Shares the page, and shows the outcome beside the pressed button. */
export async function pressShare(button: HTMLElement): Promise<void> {
  const status = button.nextElementSibling;
  if (status === null) return;
  status.textContent = '';
  const shared = await share(button.dataset.name ?? '');
  status.textContent = shared === null ? '' : (button.dataset[shared] ?? '');
  button.addEventListener('blur', () => status.replaceChildren(), { once: true });
}
