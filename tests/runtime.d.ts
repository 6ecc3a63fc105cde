declare namespace Cloudflare {
  interface Env extends Pick<import('../worker/settings/env.ts').Env, 'CACHE'> {
    JOURNAL: DurableObjectNamespace<import('../worker/main.ts').Journal>;
    RELAY: DurableObjectNamespace<import('../worker/push/relay.ts').Relay>;
    POLLER: DurableObjectNamespace<import('../worker/poller/poller.ts').Poller>;
  }
  interface GlobalProps {
    mainModule: typeof import('../worker/main.ts');
  }
}
