import { again } from '../../data/again.ts';
import { fetchPage } from '../../data/fetchPage.ts';

/** The parts that show settings and have no code in the browser. */
const PARTS = ['notices', 'side-lists', 'complaints', 'news', 'footer', 'sports', 'bar-end'];

async function pageNow(): Promise<Document> {
  const page = await fetchPage(location.href);
  if (page === null) throw new Error('the page can’t be had');
  return page;
}

/** Replaces placeholders by the parts of the page as the server makes it now, because its settings came later. */
export async function showLateSettings(): Promise<void> {
  const page = await again(pageNow).catch(() => null);
  for (const id of PARTS) {
    const place = document.getElementById(id);
    const part = page?.getElementById(id);
    if (!place || !part) continue;
    place.replaceChildren(...part.childNodes);
    place.dispatchEvent(new Event('late', { bubbles: true }));
  }
}
