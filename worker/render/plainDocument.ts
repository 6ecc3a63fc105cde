import { styles } from 'virtual:client-assets';
import { html } from 'hono/html';
import type { Visitor } from '../../web/domain/visitor.ts';
import { rootClasses } from './documentParts.ts';

type Part = ReturnType<typeof html>;

/** What a page without script is made of. */
interface PlainParts {
  visitor: Pick<Visitor, 'locale' | 'theme' | 'contrast'>;
  /** What the tab says. */
  title: string;
  /** What the head has of its own. */
  links?: readonly Part[];
  body: Part;
}

/** A document in the site's looks that needs no script and no page of React's: one for few, which no search engine lists. */
export async function plainDocument({ visitor, title, links = [], body }: PlainParts): Promise<string> {
  return String(
    await html`<!DOCTYPE html>
<html lang="${visitor.locale}"${rootClasses(visitor, 'plain')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${links}
${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
</head>
<body>
${body}
</body>
</html>`,
  );
}
