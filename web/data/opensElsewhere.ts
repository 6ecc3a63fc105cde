const MODIFIERS = ['metaKey', 'ctrlKey', 'shiftKey', 'altKey'] as const;

/** Whether a click with a modifier key opens a tab or a window, or saves the link. This page then stays. */
export function opensElsewhere(event: Readonly<Record<(typeof MODIFIERS)[number], boolean>>): boolean {
  return MODIFIERS.some((key) => event[key]);
}
