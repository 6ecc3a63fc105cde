import { html } from 'hono/html';
import { EMBED_KINDS, EMBED_PARAMETERS, type EmbedSubject, embedRoot } from '../../web/addresses/embeds.ts';
import { parsePath } from '../../web/addresses/routes.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { idOfSlug } from '../../web/domain/slug.ts';
import type { Theme } from '../../web/domain/visitor.ts';
import { isTimeZone } from '../base/zonedDay.ts';

/** The choices in an embed’s address. */
export interface Choices {
  locale: Locale;
  /** Null follows the reader’s system. */
  theme: Theme | null;
  zone: string;
}

export const LEAST_WIDTH = 280;
export const WIDTH = 480;
const MOST_WIDTH = 1200;

const ID = /^[A-Za-z0-9]{1,64}$/;

export function choicesOf(search: URLSearchParams, locale: Locale): Choices {
  const theme = search.get('theme');
  const zone = search.get('tz') ?? '';
  return {
    locale,
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    zone: isTimeZone(zone) ? zone : 'UTC',
  };
}

/** A wanted width in pixels, within the widths that an embed suits. */
export function widthOf(text: string | null): number {
  const wanted = /^\d{1,5}$/.test(text ?? '') ? Number(text) : WIDTH;
  return Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, wanted));
}

export function embedPath({ kind, id }: EmbedSubject, { locale, theme, zone }: Choices): string {
  const search = new URLSearchParams({
    ...(theme === null ? {} : { theme }),
    ...(zone === 'UTC' ? {} : { tz: zone }),
  }).toString();
  return `${embedRoot(locale)}/${kind}/${id}${search === '' ? '' : `?${search}`}`;
}

/** The subject in an embed’s path; null if it names none. */
export function subjectOfPath(kind: string, id: string): EmbedSubject | null {
  const known = EMBED_KINDS.find((each) => each === kind);
  return known === undefined || !ID.test(id) ? null : { kind: known, id };
}

/** The subject of a page of this site and its language; null for any other address. */
export function subjectOfAddress(address: string, origin: string): { subject: EmbedSubject; locale: Locale } | null {
  const url = URL.canParse(address) ? new URL(address) : null;
  const parsed = url?.origin === origin ? parsePath(url.pathname) : null;
  if (parsed === null) return null;
  const { route, locale } = parsed;
  const kind = route.name === 'event' ? 'match' : route.name === 'tournament' ? 'table' : route.name;
  const subject = 'slug' in route ? subjectOfPath(kind, idOfSlug(route.slug)) : null;
  return subject === null ? null : { subject, locale };
}

/** The subject that the query of `/embed` names. */
export function subjectAsked(search: URLSearchParams): EmbedSubject | null {
  const [named] = EMBED_KINDS.flatMap((kind) => subjectOfPath(kind, search.get(EMBED_PARAMETERS[kind]) ?? '') ?? []);
  return named ?? null;
}

interface Frame {
  address: string;
  title: string;
  width: number;
  height: number;
}

/** The markup that frames an embed. */
export function snippetOf({ address, title, width, height }: Frame): string {
  return String(
    html`<iframe src="${address}" title="${title}" width="${width}" height="${height}" loading="lazy" style="border:1px solid #8886;border-radius:8px;max-width:100%"></iframe>`,
  );
}
