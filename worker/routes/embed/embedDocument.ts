import { html, raw } from 'hono/html';
import type { Translate } from '../../../locales/translate.ts';
import { DARK, LIGHT } from '../../../web/domain/themeColours.ts';
import type { Theme } from '../../../web/domain/visitor.ts';
import { hashOf } from '../../render/contentSecurityPolicy.ts';
import type { Part } from '../../render/plainDocument.ts';

const pair = (name: keyof typeof LIGHT) => `light-dark(${LIGHT[name]},${DARK[name]})`;

const COLOURS = `--bg:${pair('raised')};--fg:${pair('text')};--mute:${pair('muted')};--line:${pair('line')};--link:${pair('accent')};--live:${pair('live')}`;

const LAYOUT = `*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--bg);color:var(--fg);font:15px/22px system-ui,sans-serif;display:flex;flex-direction:column;min-height:100vh;padding:10px 12px;overflow-wrap:anywhere}
main{flex:1}
h1,h2,caption,p,footer{font-size:13px;line-height:18px}
h1,caption{text-align:left;color:var(--mute);font-weight:600;padding-bottom:4px}
ul{list-style:none}
ul ul{padding:2px 0}
li+li h2{padding-top:8px}
p,footer{color:var(--mute)}
.teams li{display:flex;align-items:center;gap:8px;min-height:30px;padding:2px 0;font-weight:600}
.teams span{flex:1;min-width:0;line-height:18px}
.teams b{font-size:19px;font-variant-numeric:tabular-nums}
svg{width:18px;height:20px;flex:none}
.live b{color:var(--live)}
table{width:100%;border-collapse:collapse;font-size:14px;line-height:16px;margin-bottom:4px}
td,th{height:33px;padding-left:6px;text-align:right;border-top:1px solid var(--line);font-variant-numeric:tabular-nums;white-space:nowrap}
th{font-weight:400}
thead th{color:var(--mute);font-size:12px;border:0}
tr>:first-child{text-align:left;padding-left:0}
tr>:nth-child(2){text-align:left;white-space:normal;width:100%}
td:last-child{font-weight:600}
abbr{text-decoration:none}
@media(min-width:420px){td,th{padding-left:14px}}
@media(max-width:419px){tr>:nth-child(n+4):nth-last-child(n+3){display:none}}
footer{border-top:1px solid var(--line);margin-top:8px;padding-top:6px;display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px}
a{color:var(--link);font-weight:600;display:inline-block;min-height:24px;line-height:24px}
a:focus-visible{outline:2px solid}`;

/** The style of one theme, or of the reader’s system. */
const styleOf = (theme: Theme | null) => `:root{color-scheme:${theme ?? 'light dark'};${COLOURS}}${LAYOUT}`;

/** The policy of an embed: it loads nothing and runs nothing, and only `framedBy` may frame it. */
export function embedPolicy(theme: Theme | null, framedBy: string | null): string {
  const style = hashOf(styleOf(theme));
  return `default-src 'none'; script-src 'none'; style-src ${style}; form-action 'none'; base-uri 'none'; frame-ancestors ${framedBy ?? "'none'"}`;
}

interface EmbedDocument {
  t: Translate;
  theme: Theme | null;
  title: string;
  body: Part;
  /** Lines below the body: the age of old scores, made-up data, the credit of the source. */
  notes: readonly string[];
  /** The address of the page on the site. */
  address: string;
  siteName: string;
  /** A link that stops or starts its updates (WCAG 2.2.1), or null. */
  updates: { text: string; href: string } | null;
}

/** A whole document without script, for the frame of another site. */
export async function embedDocument(parts: EmbedDocument): Promise<string> {
  const { t, theme, title, body, notes, address, siteName, updates } = parts;
  return String(
    await html`<!DOCTYPE html>
<html lang="${t.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${siteName}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<style>${raw(styleOf(theme))}</style>
</head>
<body>
<main>${body}${notes.map((note) => html`<p>${note}</p>`)}</main>
<footer><a href="${address}" target="_top" rel="noopener">${t('embed.more', { site: siteName })}</a>${updates && html` <a href="${updates.href}">${updates.text}</a>`}</footer>
</body>
</html>`,
  );
}
