import type { PageContent } from '../../web/domain/content.ts';
import { longDay } from '../../web/format/calendar.ts';
import type { Route } from '../../web/routes.ts';
import { staticPages } from '../content/defaults/staticPages.ts';
import type { PageHead } from '../render/documentParts.ts';
import type { PageDraft } from '../render/renderPage.tsx';
import { askedOf, listPageState } from './listPage.ts';
import { notFoundPage } from './messagePages.ts';
import type { PageAnswer } from './pageAnswer.ts';
import { type PageContext, pageState, wordsOf } from './pageContext.ts';

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
export async function draftPage(route: Route, context: PageContext): Promise<PageAnswer> {
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
