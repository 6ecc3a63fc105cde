import { GROUP } from '../content/purgeGroups.ts';

/** What ops may purge by hand, by its name in the form. */
export const PURGE_CHOICES = {
  everything: Object.values(GROUP),
  lists: [GROUP.shared, GROUP.searches],
  operators: [GROUP.operators],
  pages: [GROUP.pages, GROUP.pageLinks],
} as const satisfies Record<string, readonly string[]>;

export type PurgeChoice = keyof typeof PURGE_CHOICES;

/** The choice of a form; null for one that there is not. */
export function purgeChoiceOf(text: string | null | undefined): PurgeChoice | null {
  return text != null && Object.hasOwn(PURGE_CHOICES, text) ? (text as PurgeChoice) : null;
}
