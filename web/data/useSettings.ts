import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApp } from '../appContext.ts';
import type { Settings } from '../domain/settings.ts';
import { settingsQuery } from './queries.ts';

function useLiveSettings(): Settings | undefined {
  const { locale, sport } = useApp();
  return useQuery(settingsQuery(locale, sport)).data;
}

// Nothing changes while the server renders: there is nothing to watch.
function useKnownSettings(): Settings | undefined {
  const { locale, sport } = useApp();
  return useQueryClient().getQueryData(settingsQuery(locale, sport).queryKey);
}

/** The page props of the visitor's country; undefined until they are there. */
export const useSettings = import.meta.env.SSR ? useKnownSettings : useLiveSettings;
