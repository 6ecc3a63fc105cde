declare module 'virtual:words' {
  type Load<Words> = () => Promise<{ words: Words }>;

  /** Loaders of a language’s messages: the common ones, and those of each page kind. */
  interface LanguageParts {
    common: Load<import('../../locales/translate.ts').Words>;
    pages: Readonly<Record<string, Load<Partial<import('../../locales/translate.ts').Messages>>>>;
  }

  export const parts: Readonly<Record<import('../domain/locale.ts').Locale, LanguageParts>>;
}
