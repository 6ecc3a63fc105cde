declare module 'virtual:client-assets' {
  /** Vite serves the sources themselves. */
  export const isDevelopment: boolean;
  /** Address of the browser's script. */
  export const script: string;
  /** Addresses of its style sheets. */
  export const styles: readonly string[];
  /** Addresses of what the script loads when needed, by the source file or virtual module that is asked for. */
  export const modules: Readonly<Record<string, readonly string[]>>;
}

declare module 'virtual:letters' {
  /** The square that outlines are drawn on. */
  export const units: number;
  /** A line for each letter: the letter, its width and its outline, parted by tabs. */
  export const lines: string;
}

/** What the worker uses of Node's zlib, which the runtime has (`nodejs_compat`); Node's own types would bring all of Node. */
declare module 'node:zlib' {
  export const constants: {
    BROTLI_PARAM_QUALITY: number;
    BROTLI_PARAM_MODE: number;
    BROTLI_MODE_TEXT: number;
    Z_SYNC_FLUSH: number;
  };
  export function crc32(bytes: Uint8Array): number;
  export function deflateSync(bytes: Uint8Array, options: { level: number }): Uint8Array;
  export function deflateRawSync(bytes: Uint8Array, options: { level: number; finishFlush: number }): Uint8Array;
  export function brotliCompressSync(text: Uint8Array, options: { params: Record<number, number> }): Uint8Array;
  export function gzipSync(text: Uint8Array): Uint8Array;
}
