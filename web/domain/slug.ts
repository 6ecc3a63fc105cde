/** A text for comparing: diacritics folded and in lower case, so that `Súper` is found by `super`. */
export function folded(text: string): string {
  return text
    .replace(/[øØ]/g, 'o')
    .replace(/[łŁ]/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[đĐðÐ]/g, 'd')
    .replace(/ı/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim();
}

const MOST_SLUGS = 10_000;

const slugs = new Map<string, string>();

/**
 * The slug of a name: diacritics folded, lower case, spaces to hyphens, other non-word characters removed
 * (spec section 3). A name without any Latin letter gives an empty string; ids end a path's slug for that reason.
 */
export function slugOf(name: string): string {
  let slug = slugs.get(name);
  if (slug === undefined) {
    slug = folded(name)
      .replace(/[\s_]+/g, '-')
      .replace(/[^a-z0-9-]/g, '')
      .replace(/-{2,}/g, '-')
      .replace(/^-|-$/g, '');
    // The same few thousand names are written again and again.
    if (slugs.size >= MOST_SLUGS) slugs.clear();
    slugs.set(name, slug);
  }
  return slug;
}

/** A name's slug with its id at the end: `premier-league-47`. */
export function slugWithId(name: string, id: string): string {
  const slug = slugOf(name);
  return slug === '' ? id : `${slug}-${id}`;
}

/** The id that ends a slug: what follows the last hyphen, because ids are letters and digits (contract.md, Event). */
export function idOfSlug(slug: string): string {
  return slug.slice(slug.lastIndexOf('-') + 1);
}
