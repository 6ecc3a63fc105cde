/** A part of a list, and the parameter of the next part; null at the end of the list. */
export function pageFrom<Each>(
  all: readonly Each[],
  { offset, limit }: { offset: number; limit: number },
): { part: Each[]; next: { offset: string } | null } {
  const end = offset + limit;
  return { part: all.slice(offset, end), next: end < all.length ? { offset: String(end) } : null };
}
