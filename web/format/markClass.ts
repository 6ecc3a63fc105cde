/** The colour class of a player's rating, from 0 to 10. */
export function markClass(mark: number): string {
  if (mark >= 8) return 'mark-great';
  if (mark >= 7) return 'mark-good';
  return mark < 6 ? 'mark-poor' : '';
}
