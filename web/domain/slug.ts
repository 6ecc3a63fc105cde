/** Letters that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', ß: 'ss', æ: 'ae', đ: 'd', ð: 'd', ı: 'i' };

/** Folds diacritics and case for comparison, so that `super` finds `Súper`. */
export function folded(text: string): string {
  const plain = text.replace(/[øłßæđðı]/gi, (letter) => LETTERS[letter.toLowerCase()] ?? letter).normalize('NFD');
  return plain.replace(/\p{M}/gu, '').toLowerCase().trim();
}

const MAX_SLUGS = 10_000;

const slugs = new Map<string, string>();

/**
 * The slug of a name: folded, spaces to hyphens, other non-word characters removed (spec section 3). Empty for a name
 * without Latin letters or digits, which is why a path’s slug ends with an id.
 */
export function slugOf(name: string): string {
  let slug = slugs.get(name);
  if (slug === undefined) {
    slug = folded(name)
      .replace(/[\s_]+/g, '-')
      .replace(/[^a-z0-9-]/g, '')
      .replace(/-{2,}/g, '-')
      .replace(/^-|-$/g, '');
    // Most calls repeat a few thousand names.
    if (slugs.size >= MAX_SLUGS) slugs.clear();
    slugs.set(name, slug);
  }
  return slug;
}

/** A name’s slug with the id at the end: `premier-league-47`. */
export function slugWithId(name: string, id: string): string {
  const slug = slugOf(name);
  return slug === '' ? id : `${slug}-${id}`;
}

/** The id at the end of a slug. Ids are letters and digits, so it follows the last hyphen (contract.md, Event). */
export function idOfSlug(slug: string): string {
  return slug.slice(slug.lastIndexOf('-') + 1);
}

type Named = { name: string } | null;

/** The slug of a match: the names of known teams, and its id. */
export function eventSlug({ id, home, away }: { id: string; home: Named; away: Named }): string {
  return [slugOf(home?.name ?? ''), slugOf(away?.name ?? ''), id].filter(Boolean).join('-');
}
