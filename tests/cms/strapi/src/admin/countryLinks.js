import { createElement, useEffect, useState } from 'react';
import { useFetchClient } from './panel.js';

const OPERATORS = '/content-manager/collection-types/api::operator.operator';

/** The list of the operators of a country; of all without one. */
function addressOf(code) {
  const query = new URLSearchParams(window.location.search);
  for (const name of [...query.keys()]) if (name.startsWith('filters')) query.delete(name);
  query.set('page', '1');
  if (code !== null) query.set('filters[$and][0][shownIn][$contains]', code);
  return `${window.location.pathname}?${query}`;
}

/** The codes of all countries that have operators. */
async function codesOf(get, page = 1) {
  const { data } = await get(`${OPERATORS}?pageSize=100&page=${page}`);
  const own = data.results.flatMap(({ shownIn }) => shownIn?.split(', ') || []);
  const others = page < data.pagination.pageCount ? await codesOf(get, page + 1) : [];
  return [...new Set([...own, ...others])].toSorted();
}

/** Links above the list of operators: one for each country that has some. */
export function CountryLinks() {
  const isOperators = window.location.pathname.endsWith(OPERATORS);
  const { get } = useFetchClient();
  const [codes, setCodes] = useState([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `get` is another function at each render.
  useEffect(() => {
    if (!isOperators) return;
    // The list itself says that it can’t be read.
    codesOf(get).then(setCodes, () => setCodes([]));
  }, [isOperators]);
  if (!isOperators || codes.length < 2) return null;
  const link = (code) =>
    createElement(
      'a',
      { key: code ?? 'all', href: addressOf(code), style: { padding: '4px 8px', color: 'inherit' } },
      code ?? 'All',
    );
  return createElement('nav', { 'aria-label': 'Countries' }, [null, ...codes].map(link));
}
