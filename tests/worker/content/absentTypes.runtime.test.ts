import { expect, it } from 'vitest';
import { contentOf, contentSite } from '../fakeSites.runtime.ts';

const NOTICE = 'Part of this page couldn’t be loaded.';

/** What a page says when the content system answers with a status for a type of entries. */
async function pageWithout(type: string, status: number): Promise<string> {
  const site = contentSite((url) =>
    url.pathname.endsWith(`/${type}`)
      ? Response.json({ data: null, error: { status } }, { status })
      : contentOf({}, url),
  );
  return (await site.open('/')).text;
}

it.each(['operators', 'news-items', 'top-competitions', 'top-countries', 'page-contents'])(
  'a content system that never has %s (404) costs a page no notice, and one that fails does',
  async (type) => {
    expect(await pageWithout(type, 404)).not.toContain(NOTICE);
    expect(await pageWithout(type, 500)).toContain(NOTICE);
  },
);
