import { ok, type Result } from '../base/result.ts';

/** Sources of content: a Strapi server, or the content files of the build. */
export const CONTENT_SOURCES = ['strapi', 'files'] as const;

export type ContentSource = (typeof CONTENT_SOURCES)[number];

/** The raw settings that choose the source of content. */
export interface ContentSettings {
  CONTENT_SOURCE: string;
  CMS_URL: string | null;
}

/** Chooses the source of content. The error names the setting to fix. */
export function readContentSource(given: ContentSettings): Result<ContentSource, string> {
  const wanted = given.CONTENT_SOURCE || (given.CMS_URL === null ? 'files' : 'strapi');
  const source = CONTENT_SOURCES.find((each) => each === wanted);
  if (source === undefined)
    return { ok: false, error: `CONTENT_SOURCE: one of ${CONTENT_SOURCES.join(', ')} is wanted` };
  if (source === 'strapi' && given.CMS_URL === null)
    return { ok: false, error: 'CMS_URL: CONTENT_SOURCE=strapi needs one' };
  return ok(source);
}
