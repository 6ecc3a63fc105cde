/** What search engines show of a page. */
export interface Head {
  path: string;
  title: string;
  description: string;
}

/** The head of a page that search engines keep under this very address; null where they don't. */
export function headOf(path: string, html: string): Head | null {
  const said = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  const canonical = said(/<link rel="canonical" href="https?:\/\/[^/"]*([^"]*)">/).replaceAll('&amp;', '&');
  if (html.includes('<meta name="robots" content="noindex">') || canonical !== path) return null;
  return {
    path,
    title: said(/<title>([^<]*)<\/title>/),
    description: said(/<meta name="description" content="([^"]*)">/),
  };
}

/** The texts that several pages share, each with their addresses. */
export function shared(heads: readonly Head[], part: 'title' | 'description'): string[][] {
  const paths = Map.groupBy(heads, (head) => head[part]);
  return [...paths]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => [text, ...same.map(({ path }) => path)]);
}
