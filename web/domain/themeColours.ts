/**
 * Colours of the themes for what no style sheet reaches: icons, share pictures, calendars, embeds and the browser’s bars.
 * `web/styles.css` has the same ones.
 */
export const LIGHT = {
  raised: '#ffffff',
  text: '#15211a',
  muted: '#55615a',
  line: '#d5dcd4',
  accent: '#0a6b35',
  live: '#c2152f',
} as const;

export const DARK = {
  surface: '#0a0f0c',
  raised: '#1b251f',
  sunken: '#27332c',
  text: '#e9efeb',
  muted: '#a9b5ad',
  line: '#35423a',
  accent: '#5acb88',
  live: '#ff7a80',
} as const;
