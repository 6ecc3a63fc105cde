import { createMiddleware } from 'hono/factory';
import { tagManagerFor } from '../analytics.ts';
import type { AppEnv } from '../appEnv.ts';
import { contentSecurityPolicy } from '../render/contentSecurityPolicy.ts';

/** The headers that every answer carries; HTML also gets the content security policy. */
export const securityHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('X-Frame-Options', 'DENY');
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  if (new URL(context.req.url).protocol === 'https:') {
    headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
  }
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set(
      'Content-Security-Policy',
      await contentSecurityPolicy({ tagManager: tagManagerFor(context) !== null }),
    );
  }
});
