declare namespace Cloudflare {
  interface Env extends Pick<import('../worker/env.ts').Env, 'CACHE'> {}
  interface GlobalProps {
    mainModule: typeof import('../worker/main.ts');
  }
}
