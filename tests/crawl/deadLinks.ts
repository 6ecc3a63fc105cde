/** Links that need no check here: play links, editors' pages, and other days (lists of the same kind). */
const SKIPPED = /^\/(play|nl\/speel|static|nl\/static)\/|[?&](date|filter|all)=/;

/** The links of a page to other pages of the site that depend on its source. */
function linksOf(html: string): string[] {
  const addresses = Array.from(html.matchAll(/<a\b[^>]*? href="(\/[^"#]*)"/g), ([, address = '']) => address);
  return addresses.map((address) => address.replaceAll('&amp;', '&')).filter((address) => !SKIPPED.test(address));
}

/** Follows every link from some pages on. Gives the links whose page has another status than 200, and the number of pages. */
export async function deadLinks(
  open: (path: string) => Promise<{ status: number; text: string }>,
  starts: readonly string[],
): Promise<{ dead: string[]; looked: number }> {
  const known = new Set(starts);
  const dead: string[] = [];
  for (const path of known) {
    const { status, text } = await open(path);
    if (status !== 200) dead.push(`${status} ${path}`);
    for (const link of linksOf(text)) known.add(link);
  }
  return { dead, looked: known.size };
}
