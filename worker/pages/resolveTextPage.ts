import { ServerOnly } from '../../web/data/serverOnly.ts';
import type { PageContent, RichNode } from '../../web/domain/richText.ts';
import { pathOf, type Route } from '../../web/format/addresses/routes.ts';
import { defaultPage, type StaticPageName, staticPages } from '../content/defaults/staticPages.ts';
import { loadPageContent } from '../content/pageContent.ts';
import { loadShared } from '../content/sharedSettings.ts';
import type { EditedPage } from '../content/stored.ts';
import { helpFor, policyFor } from '../policy/policyFor.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { messagePage } from './messagePages.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

const HELP_PAGE = 'responsible-gambling' satisfies StaticPageName;

function isShipped(path: string): path is StaticPageName {
  return Object.hasOwn(staticPages, path);
}

async function policyOverrides({ visitor: { locale }, content }: PageContext): Promise<unknown> {
  const shared = await loadShared({ locale }, content);
  return shared.ok ? (shared.value.policy?.overrides ?? null) : null;
}

async function shippedPage(path: string, context: PageContext): Promise<EditedPage | null> {
  if (!isShipped(path)) return null;
  const { locale } = context.visitor;
  const { minimumAge } = policyFor(context.visitor, await policyOverrides(context));
  const { publisherContact: contact } = context.config;
  const filled = (text: string) => text.replace('{{age}}', String(minimumAge)).replace('{{contact}}', contact);
  return defaultPage(path, locale, filled);
}

/** Combines the editors' page with the shipped one. Each part that editors wrote wins. */
function pageOf(edited: EditedPage | null, shipped: EditedPage | null): PageContent | null {
  const own = edited ?? shipped;
  const sections = own?.sections.length ? own.sections : (shipped?.sections ?? []);
  const title = own?.title ?? own?.metaTitle ?? shipped?.title;
  if (title == null) return null;
  return { title, description: own?.metaDescription ?? shipped?.metaDescription ?? title, sections };
}

const linkItem = (url: string, label: string): RichNode => ({
  tag: 'li',
  children: [{ tag: 'a', url, children: [label] }],
});

// Help comes first, whoever wrote the page. These are the organisations of the visitor's country.
async function withHelp(page: PageContent, context: PageContext): Promise<PageContent> {
  const { country, locale } = context.visitor;
  const t = wordsOf(context);
  const organisations = helpFor(country, await policyOverrides(context));
  const texts = organisations.flatMap(({ name, about }) => (about === null ? [] : [`${name}: ${about[locale]}`]));
  const items = organisations.flatMap(({ name, phone, url }) => [
    ...(phone === null ? [] : [linkItem(`tel:${phone.replace(/[^\d+]/g, '')}`, `${name} · ${phone}`)]),
    linkItem(url, `${name} · ${new URL(url).host.replace(/^www\./, '')}`),
  ]);
  const paragraphs = [t('help.intro'), ...texts].map((text): RichNode => ({ tag: 'p', children: [text] }));
  const section = { heading: t('help.heading'), blocks: [...paragraphs, { tag: 'ul' as const, children: items }] };
  return { ...page, sections: [section, ...page.sections] };
}

/** A static page: the editors' text, or else the shipped one. Unlike a list of scores it waits for its content. */
export async function resolveTextPage(route: Route & { name: 'static' }, context: PageContext): Promise<PageDraft> {
  const { content, visitor } = context;
  const path = pathOf(route, visitor.locale);
  const reading = isShipped(route.path) ? { ...content, lookups: null } : content;
  const edited = await loadPageContent(path, visitor.locale, reading);
  if (edited.ok && edited.value?.removed === true) return messagePage(context, 'removed');
  const page = pageOf(edited.ok ? edited.value : null, await shippedPage(route.path, context));
  if (page === null) return edited.ok ? messagePage(context, 'not-found') : messagePage(context, 'unavailable');
  const isHelp = route.path === HELP_PAGE;
  const shown = isHelp ? await withHelp(page, context) : page;
  const title = (edited.ok ? edited.value?.metaTitle : null) ?? page.title;
  return {
    status: 200,
    head: { title, description: page.description, route, indexed: true },
    state: pageState(context, route, { kind: 'text', page: new ServerOnly(shown) }),
  };
}
