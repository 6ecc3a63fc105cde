declare namespace Cloudflare {
  interface Env extends Required<Pick<import('../worker/settings/env.ts').Env, 'CACHE'>> {
    JOURNAL: DurableObjectNamespace<import('../worker/entry/main.ts').Journal>;
    ALERT_SHARD: DurableObjectNamespace<import('../worker/push/alerts/alertShard.ts').AlertShard>;
    LEDGER: DurableObjectNamespace<import('../worker/content/ledger/ledger.ts').Ledger>;
    RELAY: DurableObjectNamespace<import('../worker/push/relay.ts').Relay>;
    HUB: DurableObjectNamespace<import('../worker/entry/main.ts').Hub>;
    POLLER: DurableObjectNamespace<import('../worker/poller/poller.ts').Poller>;
  }
  interface GlobalProps {
    mainModule: typeof import('../worker/entry/main.ts');
  }
}

/** Node's crypto, with which a test's browser decrypts. */
declare module 'node:crypto' {
  export const createECDH: (curve: 'prime256v1') => {
    generateKeys(encoding: 'base64url'): string;
    setPrivateKey(key: string, encoding: 'base64url'): void;
    getPrivateKey(encoding: 'base64url'): string;
    computeSecret(other: Uint8Array): Uint8Array;
  };
  export function hkdfSync(
    digest: 'sha256',
    secret: Uint8Array,
    salt: Uint8Array,
    info: Uint8Array,
    bytes: number,
  ): ArrayBuffer;
  export function createDecipheriv(
    algorithm: 'aes-128-gcm',
    key: Uint8Array,
    nonce: Uint8Array,
  ): { setAuthTag(tag: Uint8Array): void; update(bytes: Uint8Array): Uint8Array; final(): Uint8Array };
}

declare module '*.jsonl?raw' {
  const text: string;
  export default text;
}
