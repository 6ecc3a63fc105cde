const { previewHandler } = require('../src/preview.js');

/** The preview button of Strapi 5 (`SITE_URL`, `PREVIEW_SECRET`); version 4 has none. */
function previewOf(env) {
  const [site, secret] = [env('SITE_URL', ''), env('PREVIEW_SECRET', '')];
  if (site === '' || secret === '') return { enabled: false };
  return {
    enabled: true,
    config: { allowedOrigins: [new URL(site).origin], handler: previewHandler({ site, secret }) },
  };
}

module.exports = ({ env }) => ({
  // Building the panel takes a minute: `npm run cms -- --admin`.
  serveAdminPanel: env.bool('SERVE_PANEL', false),
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  preview: previewOf(env),
});
