declare module 'virtual:client-assets' {
  /** Address of the browser's script. */
  export const script: string;
  /** Addresses of its style sheets. */
  export const styles: readonly string[];
  /** Addresses of what the script loads when needed, by source file: `locales/nl.ts`. */
  export const modules: Readonly<Record<string, string>>;
}

interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
