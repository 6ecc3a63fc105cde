import type { SyntheticEvent } from 'react';

/** For a link to another form of the page: it leads to what the page shows by now, which a filter may have changed. */
export function keepsSearch(searchOf = (search: string) => search) {
  const keep = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    currentTarget.search = searchOf(location.search);
  };
  return { onFocus: keep, onPointerEnter: keep };
}
