/** The parts of a page that search engines show. */
export interface Head {
  path: string;
  title: string;
  description: string;
}

/** The head of a page; null where search engines do not keep it under this address. */
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
