declare module 'virtual:client-assets' {
  /** Address of the browser's script. */
  export const script: string;
  /** Addresses of its style sheets. */
  export const styles: readonly string[];
}

interface ImportMeta {
  readonly env: { readonly DEV: boolean };
}
