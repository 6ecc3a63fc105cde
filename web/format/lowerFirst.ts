/** Lower-cases the first letter, for the middle of a sentence or after a colon. */
export const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);
