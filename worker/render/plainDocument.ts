import { styles } from 'virtual:client-assets';
import { html } from 'hono/html';
import type { Visitor } from '../../web/domain/visitor.ts';
import { rootClasses } from './documentParts.ts';

type Part = ReturnType<typeof html>;

interface PlainParts {
  visitor: Pick<Visitor, 'locale' | 'theme' | 'contrast'>;
  title: string;
  /** Extra elements of the head. */
  links?: readonly Part[];
  body: Part;
}

/** A document in the site’s style without script or React, for pages that search engines do not list. */
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
