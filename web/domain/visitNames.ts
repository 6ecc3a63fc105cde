/** Names of what session storage has, until the tab closes. Alone in a file, because the first script needs it. */
export const VISIT = { aloud: 'aloud', clockOffset: 'clockOffset' } as const;
