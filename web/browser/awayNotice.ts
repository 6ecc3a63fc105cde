import { type AwayNews, parseAwayNews } from '../domain/awayNews.ts';

const PATIENCE_MS = 10_000;

/** Screen readers announce changes only in an element that already exists. */
const HEARD_MS = 100;

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, text = '') {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

function linesOf({ lines }: AwayNews): HTMLElement {
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

/**
 * Shows news about follows since an instant (milliseconds UTC) in a notice below, so that nothing on the page moves.
 */
export async function showAway(since: number): Promise<void> {
  const asked = `/api/away?since=${since}&locale=${document.documentElement.lang.slice(0, 2)}`;
  const answer = await fetch(asked, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (answer.status !== 200) return;
  const news = parseAwayNews(await answer.json());
  if (news === null) return;
  document.getElementById('away-notice')?.remove();
  const notice = element('section', 'follow-notice is-shown fixed z-40 mx-auto max-w-2xl rounded-lg px-4 text-sm');
  notice.id = 'away-notice';
  notice.setAttribute('aria-label', news.title);
  const said = element('div', '');
  said.setAttribute('role', 'status');
  const close = element('button', 'flex min-h-11 items-center font-semibold underline', news.close);
  close.type = 'button';
  const goes = new AbortController();
  const leave = () => {
    notice.remove();
    goes.abort();
  };
  close.addEventListener('click', leave);
  addEventListener('keydown', ({ key }) => key === 'Escape' && leave(), { signal: goes.signal });
  notice.append(said, close);
  document.body.append(notice);
  setTimeout(() => said.append(element('p', 'py-2 font-semibold', news.title), linesOf(news)), HEARD_MS);
}
