const NAME = 'Site';

const EVENTS = [
  ...['create', 'update', 'delete', 'publish', 'unpublish'].map((event) => `entry.${event}`),
  ...['create', 'update', 'delete'].map((event) => `media.${event}`),
];

/** Creates the webhook that sends every change to `WEBHOOK_URL`, authenticated by `WEBHOOK_SECRET`. */
exports.prepareWebhook = async (strapi) => {
  const { WEBHOOK_URL, WEBHOOK_SECRET } = process.env;
  const store = strapi.webhookStore ?? strapi.get('webhookStore');
  const runner = strapi.webhookRunner ?? strapi.get('webhookRunner');
  const known = (await store.findWebhooks()).find(({ name }) => name === NAME);
  if (known) {
    runner.remove(known);
    await store.deleteWebhook(known.id);
  }
  if (!WEBHOOK_URL) return;
  const headers = { 'X-Purge-Secret': WEBHOOK_SECRET };
  runner.add(await store.createWebhook({ name: NAME, url: WEBHOOK_URL, headers, events: EVENTS, isEnabled: true }));
};
