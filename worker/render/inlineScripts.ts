/**
 * Runs before the first paint, so that the stored theme never flashes (spec section 4): the stored choice, else the
 * system's. The policy allows exactly this text, by its hash.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme')}catch(e){}" +
  "document.documentElement.classList.toggle('dark',t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)";

/**
 * Runs before the first paint, so that groups of a list that the visitor has folded away never show and nothing moves: it
 * reads their keys (`web/preferences/folded.ts`), again when they change here or on another page. A style sheet of
 * a script's own needs no leave of the policy. A competition's own page (`data-unfolded`) shows its matches in any case.
 */
export const FOLDED_SCRIPT =
  '!function(d){try{var s=new CSSStyleSheet,f=function(){' +
  's.replaceSync((localStorage.getItem("folded")||"").split(" ").filter(function(k){return/^[\\w-]+$/.test(k)}).map(function(k){' +
  'var r="#rows-"+k+":not([data-unfolded] *)";return r+"{display:none}section:has(>"+r+"){--rows:0;--priced:0}"}).join(""))};' +
  'd.adoptedStyleSheets=[s];f();addEventListener("folded",f);addEventListener("storage",f)}catch(e){}}(document)';

/** The `meta` that names the page's script, and after it what that will ask for at once; with spaces between. */
export const SCRIPTS_META = 'scripts';

/**
 * Fetches the page's script once the page is painted: until then a slow line and a slow processor serve what can be read.
 * A page that nobody sees is not painted; it has its script at once. It is imported, because the address of a script element
 * may not be text (Trusted Types).
 */
export const SCRIPT_LOADER =
  `!function(d,t){function go(){t&&d.querySelector("meta[name=${SCRIPTS_META}]").content.split(" ").forEach(function(a,i){` +
  'if(i){var e=d.createElement("link");e.rel="modulepreload";e.href=a;d.head.append(e)}else import(a)});t=0}' +
  'd.hidden?go():requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,1e3)}(document,1)';
