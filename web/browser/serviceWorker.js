// The service worker of visitors with alerts or with the installed site. It keeps no page: without a network it shows the
// last scores. The server puts WORDS before this text: the site's name, and the texts of each language.
const SCORES = '/api/alerts/scores';
const SUBSCRIPTION = '/api/alerts';
const RENEW_MS = 60_000;
const LANGUAGES = Object.keys(WORDS.texts);

const localeOf = (path) => LANGUAGES.find((each) => path.split('/')[1] === each) ?? LANGUAGES[0];
const store = () => caches.open('alerts');
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

// A broken store holds none.
const kept = async () => {
  try {
    return await (await (await store()).match(SCORES)).json();
  } catch {}
};

// Keeps the scores, and shows how many followed matches run on the icon of the installed site.
async function renew(locale, wait = RENEW_MS) {
  const keptAt = Date.now();
  if (keptAt - ((await kept())?.keptAt ?? 0) < wait) return;
  const answer = await fetch(`${SCORES}?locale=${locale}`);
  if (!answer.ok) return;
  const scores = { ...(await answer.json()), keptAt };
  await (await store()).put(SCORES, Response.json(scores));
  if (scores.running > 0) await navigator.setAppBadge?.(scores.running);
  else await navigator.clearAppBadge?.();
}

function ageOf(ms, locale) {
  const minutes = Math.round(ms / 60_000);
  const [count, unit] = minutes < 120 ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-count, unit);
}

async function offline(path) {
  const locale = localeOf(path);
  const words = WORDS.texts[locale];
  const scores = await kept();
  const rows = (scores?.matches ?? []).map(
    ({ title, status, url }) => `<li><a href="${escaped(url)}"><b>${escaped(status)}</b> ${escaped(title)}</a></li>`,
  );
  const age = scores === undefined ? words.none : words.age.replace('{{age}}', ageOf(Date.now() - scores.at, locale));
  const html = `<!DOCTYPE html><html lang="${locale}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(words.title)} · ${escaped(WORDS.name)}</title>
<style>:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:40rem;margin:0 auto;padding:16px}
h1{font-size:20px}ul{padding:0;list-style:none}a{display:flex;gap:12px;min-height:44px;align-items:center;color:inherit}
li a{text-decoration:none;border-top:1px solid #8886}b{min-width:64px}</style>
<main><h1>${escaped(words.title)}</h1><p>${escaped(age)}</p><ul>${rows.join('')}</ul><a href="">${escaped(words.again)}</a></main>`;
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

// Browsers end a subscription after pushes without a notification, so each shows one.
async function show(data) {
  let notification = {};
  try {
    notification = data.json().notification ?? {};
  } catch {}
  const { title = WORDS.name, navigate = '/', ...options } = notification;
  await registration.showNotification(title, { ...options, icon: WORDS.icon, data: navigate });
  await renew(options.lang ?? LANGUAGES[0], 0).catch(() => undefined);
}

async function openPage(url) {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = open.find((each) => each.url === url);
  return page === undefined ? clients.openWindow(url) : page.focus();
}

// The browser has another endpoint, so the site gets it with the known follows.
async function resubscribe({ newSubscription }) {
  const sent = await (await store()).match(SUBSCRIPTION);
  if (sent === undefined) return;
  const options = { userVisibleOnly: true, applicationServerKey: WORDS.key };
  const { endpoint, keys } = (newSubscription ?? (await registration.pushManager.subscribe(options))).toJSON();
  const body = JSON.stringify({ ...(await sent.json()), endpoint, keys });
  await fetch(SUBSCRIPTION, { method: 'PUT', body, headers: { 'Content-Type': 'application/json' } });
}

// The browser asks this worker for pages only, and loads them itself meanwhile.
const ROUTES = [
  { condition: { not: { requestMode: 'navigate' } }, source: 'network' },
  { condition: { requestMode: 'navigate', requestMethod: 'GET' }, source: 'race-network-and-fetch-handler' },
];

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(event.addRoutes?.(ROUTES).catch(() => undefined));
});
// With a network the browser loads pages by itself: through the worker they would be slower, and Chromium lost the rest of
// some. Without one the worker answers.
addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  const { pathname } = new URL(event.request.url);
  if (navigator.onLine) event.waitUntil(renew(localeOf(pathname)).catch(() => undefined));
  else event.respondWith(offline(pathname));
});
addEventListener('push', (event) => event.waitUntil(show(event.data)));
addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data));
});
addEventListener('pushsubscriptionchange', (event) => event.waitUntil(resubscribe(event)));
