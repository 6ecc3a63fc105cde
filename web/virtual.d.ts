declare module 'virtual:words' {
  type Load<Words> = () => Promise<{ words: Words }>;

  /** What loads the words of a language: those of every page, and those of a kind of page beside them. */
  interface LanguageParts {
    common: Load<import('../locales/translate.ts').Words>;
    pages: Readonly<Record<string, Load<Partial<import('../locales/en.ts').Messages>>>>;
  }

  export const parts: Readonly<Record<import('./domain/locale.ts').Locale, LanguageParts>>;
}
