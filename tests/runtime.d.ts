declare namespace Cloudflare {
  interface Env extends Pick<import('../worker/env.ts').Env, 'CACHE'> {
    POLLER: DurableObjectNamespace<import('../worker/poller/poller.ts').Poller>;
  }
  interface GlobalProps {
    mainModule: typeof import('../worker/main.ts');
  }
}
