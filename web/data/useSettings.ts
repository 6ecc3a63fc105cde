import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Settings } from '../domain/settings.ts';
import { useApp } from './appContext.ts';
import { settingsQuery } from './queries.ts';

function useLiveSettings(): Settings | undefined {
  const { locale, sport } = useApp();
  return useQuery(settingsQuery(locale, sport)).data;
}

// Nothing changes during the server’s render, so there is nothing to watch.
function useKnownSettings(): Settings | undefined {
  const { locale, sport } = useApp();
  return useQueryClient().getQueryData(settingsQuery(locale, sport).queryKey);
}

/** Settings of the visitor’s country; undefined until they arrive. */
export const useSettings = import.meta.env.SSR ? useKnownSettings : useLiveSettings;
