import { messageOf } from '../../worker/commands/thrown.ts';
import { startStrapi } from './strapi.ts';

// `npm run cms`: starts a real Strapi with the site's content types, and content in both languages.

const known = ['--v4', '--admin', '--fresh', '--verbose'];
const flags = process.argv.slice(2);
const unknown = flags.find((flag) => !known.includes(flag));
const port = Number(process.env.PORT ?? 1337);
if (unknown !== undefined || !Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`${unknown ?? `PORT=${process.env.PORT}`} is not known here. npm run cms -- [${known.join('] [')}]`);
  process.exit(1);
}
const version = flags.includes('--v4') ? 'v4' : 'v5';
const panel = flags.includes('--admin');
const site = process.env.SITE_URL ?? 'http://localhost:8787';
const webhook = { url: process.env.WEBHOOK_URL ?? `${site}/api/purge`, secret: process.env.PURGE_SECRET };
const onLog = flags.includes('--verbose') ? (text: string) => void process.stdout.write(text) : undefined;
console.log(`Starting Strapi ${version} …`);
const options = { version, port, name: 'data', fresh: flags.includes('--fresh'), panel, site, webhook, onLog };
const strapi = await startStrapi(options).catch((error) => {
  console.error(messageOf(error));
  return process.exit(1);
});

const drafts = `PREVIEW_SECRET=${strapi.previewSecret}${panel ? ` PREVIEW_PANEL=${strapi.url}` : ''}`;
const { port: listens } = new URL(site);
const sitePort = listens === '8787' || listens === '' ? '' : ` PORT=${listens}`;
const accounts = `
  The panel is at ${strapi.url}/admin. Accounts, all with the password ${strapi.password}

    editor@example.com    writes and publishes
    author@example.com    writes what others publish
    admin@example.com     sets up
`;
console.log(`
  Strapi ${version} runs at ${strapi.url}; what it holds is in ${strapi.data}
${panel ? accounts : ''}
  Start the site with it, in another terminal:

    CMS_URL=${strapi.url} CMS_TOKEN=${strapi.tokens.read} PURGE_SECRET=${strapi.hookSecret} ${drafts}${sitePort} npm start

  Change something, and the site shows it within seconds (the webhook goes to ${webhook.url}; SITE_URL names another site):

    curl -g -X PUT '${strapi.url}/api/site-setting?locale=en' -H 'Authorization: Bearer ${strapi.tokens.editor}' \\
      -H 'Content-Type: application/json' -d '{"data": {"complaintsTitle": "Something to complain about?"}}'

  Ctrl+C ends it. --admin builds and serves the panel, --fresh begins with the seed again, --v4 is the older version, --verbose shows its log.
`);

let isWanted = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    isWanted = true;
    strapi.close();
  });
}
await strapi.ended;
if (!isWanted) console.error('Strapi has ended by itself; --verbose shows its log.');
process.exit(isWanted ? 0 : 1);
