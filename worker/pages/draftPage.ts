import type { PageContent } from '../../web/domain/content.ts';
import type { View } from '../../web/data/pageState.ts';
import { longDay } from '../../web/format/calendar.ts';
import type { Route } from '../../web/routes.ts';
import { staticPages } from '../content/defaults/staticPages.ts';
import type { PageHead } from '../render/documentParts.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { askedOf, listPageState } from './listPage.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

function message(context: PageContext, name: (View & { kind: 'message' })['message'], status: number): PageDraft {
  const t = wordsOf(context);
  const titles = {
    'not-found': t('page.notFoundTitle'),
    removed: t('page.removedTitle'),
    error: t('page.errorTitle'),
    unavailable: t('page.unavailableTitle'),
  };
  const requestId = name === 'error' ? context.requestId : null;
  return {
    status,
    head: { title: titles[name], description: titles[name], route: null, search: '', indexed: false },
    state: pageState(context, null, { kind: 'message', message: name, requestId }),
  };
}

/** The page for an address that names nothing; inside header and footer, with status 404. */
export function notFoundPage(context: PageContext): PageDraft {
  return message(context, 'not-found', 404);
}

/** The page for a failure that nobody expected; it names the request, so that a log line can be found. */
export function errorPage(context: PageContext): PageDraft {
  return message(context, 'error', 500);
}

function isStaticPage(path: string): path is keyof typeof staticPages {
  return Object.hasOwn(staticPages, path);
}

function shippedPage(path: keyof typeof staticPages, { visitor }: PageContext): PageContent {
  const { title, description, sections } = staticPages[path][visitor.locale];
  return {
    title,
    description,
    sections: sections.map(({ heading, paragraphs, links }) => ({
      heading,
      paragraphs: [...paragraphs],
      links: [...(links ?? [])],
    })),
  };
}

function textPage(context: PageContext, route: Route & { name: 'static' }): PageDraft {
  if (!isStaticPage(route.path)) return notFoundPage(context);
  const page = shippedPage(route.path, context);
  return {
    status: 200,
    head: { title: page.title, description: page.description, route, search: '', indexed: true },
    state: pageState(context, route, { kind: 'text', page }),
  };
}

function listHead(context: PageContext, route: Route, title: string, description: string): PageHead {
  const t = wordsOf(context);
  const { date, today } = askedOf(context);
  const isToday = date === today;
  return {
    title: isToday ? title : `${title}, ${longDay(date, t)}`,
    description,
    route,
    search: isToday ? '' : `?date=${date}`,
    indexed: true,
  };
}

/** The page of a route: its status and head at once where they need no data, its state when that is there. */
export async function draftPage(route: Route, context: PageContext): Promise<PageDraft> {
  const t = wordsOf(context);
  const list = (title: string, description: string, parts: Parameters<typeof listPageState>[1]): PageDraft => ({
    status: 200,
    head: listHead(context, route, title, description),
    state: listPageState(context, parts),
  });
  switch (route.name) {
    case 'home':
      return list(t('meta.homeTitle'), t('meta.homeDescription'), { route, sport: 'football' });
    case 'sport':
    case 'live': {
      const sport = t(`sport.${route.sport}`);
      return list(t(`meta.${route.name}Title`, { sport }), t(`meta.${route.name}Description`, { sport }), {
        route,
        sport: route.sport,
        ...(route.name === 'live' ? { only: 'live' } : {}),
      });
    }
    case 'static':
      return textPage(context, route);
    default:
      return notFoundPage(context);
  }
}

