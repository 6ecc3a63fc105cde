import { createMiddleware } from 'hono/factory';
import {
  BARE_POLICY,
  contentSecurityPolicy,
  POLICY_HEADER,
  REPORTING_ENDPOINTS,
} from '../render/contentSecurityPolicy.ts';
import type { AppEnv } from './appEnv.ts';
import { analyticsFor } from './consent.ts';

/** Headers of every answer. A page brings its own content security policy; other answers may load nothing. */
export const securityHeaders = createMiddleware<AppEnv>(async (context, next) => {
  await next();
  const { headers } = context.res;
  headers.set('X-Content-Type-Options', 'nosniff');
  const { draft, framedBy: embeddedBy, isolate } = context.var;
  const framedBy = embeddedBy ?? (draft === undefined ? null : isolate.config.previewPanel);
  // Older browsers do not know `frame-ancestors`.
  if (framedBy === null) headers.set('X-Frame-Options', 'DENY');
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Origin-Agent-Cluster', '?1');
  if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  const { transportSecurity, staging } = isolate.config;
  if (staging) headers.set('X-Robots-Tag', 'noindex, nofollow');
  if (transportSecurity !== null && new URL(context.req.url).protocol === 'https:') {
    headers.set('Strict-Transport-Security', transportSecurity);
  }
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Reporting-Endpoints', REPORTING_ENDPOINTS);
    if (headers.has(POLICY_HEADER)) return;
    const policy = contentSecurityPolicy({
      tagManager: analyticsFor(context).container !== null,
      url: context.req.url,
      framedBy,
      alerts: isolate.config.vapid !== null,
    });
    headers.set(POLICY_HEADER, policy);
  } else if (!headers.has(POLICY_HEADER)) headers.set(POLICY_HEADER, BARE_POLICY);
});
