import { parseVisitNews, type VisitNews } from '../../domain/sinceVisit.ts';

const TIMEOUT_MS = 10_000;

/** Screen readers announce changes only in an element that already exists. */
const ANNOUNCE_DELAY_MS = 100;

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function linesOf({ lines }: VisitNews): HTMLElement {
  const list = element('ul', '');
  for (const { text, link } of lines) {
    const line = element('a', 'flex min-h-11 items-center underline', text);
    line.href = link;
    const item = element('li', '');
    item.append(line);
    list.append(item);
  }
  return list;
}

/** Shows news about follows since an instant (milliseconds UTC) in a notice, so that nothing on the page moves. */
export async function showSinceVisit(since: number): Promise<void> {
  const url = `/api/since-visit?since=${since}&locale=${document.documentElement.lang.slice(0, 2)}`;
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    .then((response) => (response.status === 200 ? response.json() : null))
    .catch(() => null);
  const news = parseVisitNews(answer);
  if (news === null) return;
  document.getElementById('since-visit-notice')?.remove();
  const notice = element('section', 'follow-notice is-shown fixed z-40 mx-auto max-w-2xl rounded-lg px-4 text-sm');
  notice.id = 'since-visit-notice';
  notice.setAttribute('aria-label', news.title);
  const status = element('div', '');
  status.setAttribute('role', 'status');
  const close = element('button', 'flex min-h-11 items-center font-semibold underline', news.close);
  close.type = 'button';
  const listeners = new AbortController();
  const dismiss = () => {
    notice.remove();
    listeners.abort();
  };
  close.addEventListener('click', dismiss);
  addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss(), { signal: listeners.signal });
  notice.append(status, close);
  document.body.append(notice);
  setTimeout(() => status.append(element('p', 'py-2 font-semibold', news.title), linesOf(news)), ANNOUNCE_DELAY_MS);
}
