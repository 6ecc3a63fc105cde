import { GROUP } from '../content/purgeGroups.ts';

/** Purge groups by the form's option. */
export const PURGE_CHOICES = {
  everything: Object.values(GROUP),
  lists: [GROUP.shared, GROUP.searches],
  operators: [GROUP.operators],
  pages: [GROUP.pages, GROUP.pageLinks],
} as const satisfies Record<string, readonly string[]>;

export type PurgeChoice = keyof typeof PURGE_CHOICES;

/** Parses the form's option; null when it is unknown. */
export function purgeChoiceOf(text: string | null | undefined): PurgeChoice | null {
  return text != null && Object.hasOwn(PURGE_CHOICES, text) ? (text as PurgeChoice) : null;
}
