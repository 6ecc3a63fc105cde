/** The query parameter for followed goals, and its only value. */
export const FOLLOWED = 'followed';
export const ONLY = '1';

/** Whether the query asks for followed goals only (`?followed=1`). */
export function asksFollowed(search: URLSearchParams): boolean {
  return search.get(FOLLOWED) === ONLY;
}
