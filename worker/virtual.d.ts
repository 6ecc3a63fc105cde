declare module 'virtual:client-assets' {
  /** In development Vite serves the source files. */
  export const isDevelopment: boolean;
  /** The URL of the browser's script. */
  export const script: string;
  /** The URLs of its style sheets. */
  export const styles: readonly string[];
  /** The URL of the face of numbers. */
  export const font: string;
  /** The URLs of lazily loaded files, by source file or virtual module. */
  export const modules: Readonly<Record<string, readonly string[]>>;
}

/** The text of a file. */
declare module '*?raw' {
  const text: string;
  export default text;
}

declare module 'virtual:letters' {
  /** The size of the square on which outlines are drawn. */
  export const units: number;
  /** The shipped file with a line for each letter: the letter, its width and its outline, separated by tabs. */
  export const file: string;
  /** The content of the file outside a build, which ships the file; else null. */
  export const lines: string | null;
}

/**
 * The part of Node's zlib that the worker uses and the runtime has (`nodejs_compat`). Node's own types would add all
 * of Node.
 */
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

declare module 'node:util' {
  export function isDeepStrictEqual(one: unknown, other: unknown): boolean;
}

/** The part of Node's crypto that the worker uses and the runtime has. */
declare module 'node:crypto' {
  export interface KeyPair {
    generateKeys(encoding: 'base64url'): string;
    setPrivateKey(key: string, encoding: 'base64url'): void;
    getPrivateKey(encoding: 'base64url'): string;
    getPublicKey(encoding: 'base64url'): string;
  }
  export function createECDH(curve: 'prime256v1'): KeyPair;
  export function hash(algorithm: 'sha1' | 'sha256', content: string | Uint8Array, encoding: 'hex' | 'base64'): string;
  export function createHmac(
    algorithm: 'sha256',
    secret: string,
  ): { update(text: string): { digest(encoding: 'hex'): string } };
}
