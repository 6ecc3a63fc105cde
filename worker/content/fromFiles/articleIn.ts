import * as v from 'valibot';
import type { FullArticle } from '../../../web/domain/articles.ts';
import type { Locale } from '../../../web/domain/locale.ts';
import { wireInstant } from '../../feeds/contract/wire.ts';
import { readRichText } from '../richText/readRichText.ts';
import type { ContentFiles } from './schema.ts';

type FileArticle = ContentFiles['articles'][number];

/** An article of the content files in one language. `idsOf` finds a competition by its names. */
export function articleIn(
  article: FileArticle,
  idsOf: (competition: FileArticle['competitions'][number]) => string[],
  locale: Locale,
): FullArticle {
  const { slug: slugs, title, lead, text, author, teams, picture: address, pictureAlt, pictureCredit } = article;
  const published = v.parse(wireInstant, article.firstPublished);
  const updated = article.updated === undefined ? published : v.parse(wireInstant, article.updated);
  const credit = pictureCredit?.[locale] ?? null;
  return {
    ...{ slugs, title: title[locale], lead: lead[locale], author: author[locale] },
    ...{ published, updated: updated > published ? updated : null },
    picture: address === undefined ? null : { address, alt: pictureAlt?.[locale] ?? '', credit },
    ...{ competitions: article.competitions.flatMap(idsOf), teams, blocks: readRichText(text[locale], 2) },
  };
}
