import { html, raw } from 'hono/html';
import type { Theme } from '../../web/domain/visitor.ts';
import { hashOf } from '../render/contentSecurityPolicy.ts';
import type { Look, Part } from './matchParts.ts';

const LIGHT = '--bg:#fff;--fg:#15211a;--mute:#55615a;--line:#d5dcd4;--link:#0a6b35;--live:#c2152f';
const DARK = '--bg:#1b251f;--fg:#e9efeb;--mute:#a9b5ad;--line:#35423a;--link:#5acb88;--live:#ff7a80';

/** The colours of the site’s style sheet: of one theme, or by the reader’s system. */
const COLOURS = {
  light: `:root{color-scheme:light;${LIGHT}}`,
  dark: `:root{color-scheme:dark;${DARK}}`,
  system: `:root{color-scheme:light dark;${LIGHT}}@media(prefers-color-scheme:dark){:root{${DARK}}}`,
} as const;

const LAYOUT = `*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--bg);color:var(--fg);font:15px/22px system-ui,sans-serif;display:flex;flex-direction:column;min-height:100vh;padding:10px 12px;overflow-wrap:anywhere}
main{flex:1}
h1,h2,caption,.note,footer,main>p,li p{font-size:13px;line-height:18px}
h1,caption{text-align:left;color:var(--mute);font-weight:600;padding-bottom:4px}
h2{font-weight:600}
ul{list-style:none}
p,.note,footer{color:var(--mute)}
.teams li{display:flex;align-items:center;gap:8px;min-height:30px;padding:2px 0;font-weight:600}
.teams span{flex:1;min-width:0;line-height:18px}
.teams b{font-size:19px;font-variant-numeric:tabular-nums}
svg{width:18px;height:20px;flex:none}
.live b{color:var(--live)}
.strip{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,230px),1fr));gap:10px 24px}
table{width:100%;border-collapse:collapse;font-size:14px;line-height:18px;margin-bottom:4px}
td,th{padding:5px 0 5px 6px;text-align:right;border-top:1px solid var(--line);font-variant-numeric:tabular-nums;white-space:nowrap}
th{font-weight:400}
thead th{color:var(--mute);font-size:12px;border:0}
tr>:first-child{text-align:left;padding-left:0}
tr>:nth-child(2){text-align:left;white-space:normal;width:100%}
td:last-child{font-weight:600}
abbr{text-decoration:none}
@media(min-width:420px){td,th{padding-left:14px}}
@media(max-width:419px){tr>:nth-child(n+4):nth-last-child(n+3){display:none}}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;border-top:1px solid var(--line);margin-top:8px;padding-top:6px}
a{color:var(--link);font-weight:600;display:inline-block;min-height:24px;line-height:24px}
a:focus-visible{outline:2px solid}
.note{padding-top:4px}`;

const styleOf = (theme: Theme | null) => COLOURS[theme ?? 'system'] + LAYOUT;

/** The policy of an embed: it loads nothing and runs nothing, and only `framedBy` may frame it. */
export async function embedPolicy(theme: Theme | null, framedBy: string | null): Promise<string> {
  return [
    "default-src 'none'",
    "script-src 'none'",
    `style-src ${await hashOf(styleOf(theme))}`,
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
  ].join('; ');
}

interface EmbedDocument {
  look: Look;
  theme: Theme | null;
  title: string;
  body: Part;
  /** Lines below the body: the age of old scores, made-up data, the credit of the source. */
  notes: readonly string[];
  /** The address of the page on the site. */
  address: string;
  siteName: string;
  /** After how many seconds the browser loads it again; null for never. */
  refreshSeconds: number | null;
}

/** A whole document without script, for the frame of another site. */
export async function embedDocument(parts: EmbedDocument): Promise<string> {
  const { look, theme, title, body, notes, address, siteName, refreshSeconds } = parts;
  const { t } = look;
  return String(
    await html`<!DOCTYPE html>
<html lang="${t.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${siteName}</title>
<meta name="robots" content="noindex">
${refreshSeconds === null ? '' : html`<meta http-equiv="refresh" content="${refreshSeconds}">`}
<link rel="canonical" href="${address}">
<style>${raw(styleOf(theme))}</style>
</head>
<body>
<main>${body}${notes.map((note) => html`<p class="note">${note}</p>`)}</main>
<footer><a href="${address}" target="_top" rel="noopener">${t('embed.more', { site: siteName })}</a></footer>
</body>
</html>`,
  );
}
