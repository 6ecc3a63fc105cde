import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '../appContext.ts';
import { MIN_TERM, type SearchResults } from '../domain/search.ts';
import { searchQuery } from './queries.ts';

const DEBOUNCE_MS = 200;

const NOTHING: SearchResults = { competitions: [], countries: [] };

/**
 * A search as one types: asked from 3 characters on, a moment after the last key, and cancelled when superseded. The
 * results are null below 3 characters; a failed request is an empty result (spec section 8).
 */
export function useSearch(): { term: string; setTerm(term: string): void; results: SearchResults | null } {
  const { locale } = useApp();
  const [term, setTerm] = useState('');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(setAsked, DEBOUNCE_MS, term.trim());
    return () => clearTimeout(timer);
  }, [term]);
  const isLong = asked.length >= MIN_TERM && term.trim().length >= MIN_TERM;
  const { data, isError } = useQuery({
    ...searchQuery(asked, locale),
    enabled: isLong,
    placeholderData: keepPreviousData,
  });
  const results = isLong ? (isError ? NOTHING : (data ?? null)) : null;
  return { term, setTerm, results };
}
