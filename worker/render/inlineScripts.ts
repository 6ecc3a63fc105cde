/**
 * Runs before the first paint, so that the theme never flashes (spec section 4). The policy allows exactly this text,
 * by hash.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme')}catch(e){}" +
  "document.documentElement.classList.toggle('dark',t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)";

/**
 * Runs before the first paint, so that folded groups never show and nothing moves. It reads their keys
 * (`web/components/match/CompetitionGroup.tsx`), and reads them again when they change on any page. A competition’s own page
 * (`data-unfolded`) always shows its matches.
 */
export const FOLDED_SCRIPT =
  '!function(d){try{var s=new CSSStyleSheet,f=function(){' +
  's.replaceSync((localStorage.getItem("folded")||"").split(" ").filter(function(k){return/^[\\w-]+$/.test(k)}).map(function(k){' +
  'var r="#rows-"+k+":not([data-unfolded] *)";return r+"{display:none}section:has(>"+r+"){--rows:0;--priced:0}"}).join(""))};' +
  'd.adoptedStyleSheets=[s];f();addEventListener("folded",f);addEventListener("storage",f)}catch(e){}}(document)';

/** Keeps the scroll position from one tab of a page to the next, which is a page of its own. */
export const PLACE_SCRIPT =
  "try{!function(s){var p=(s.getItem('place')||'').split(' ');s.removeItem('place');p[0]===location.pathname&&scrollTo(0,p[1]);" +
  "addEventListener('click',function(e){var a=e.target.closest('.tabs>a');" +
  "a&&!e.ctrlKey&&!e.metaKey&&!e.shiftKey&&s.setItem('place',a.pathname+' '+scrollY)})}(sessionStorage)}catch(e){}";

/** Name of the `meta` with the page’s script and the files that it loads first, separated by spaces. */
export const SCRIPTS_META = 'scripts';

/**
 * Loads the page’s script after the first paint, so that a slow phone shows text first. A hidden page never paints and
 * loads it at once. It uses `import`, because Trusted Types forbid a script element’s address as text.
 */
export const SCRIPT_LOADER =
  `!function(d,t){function go(){t&&d.querySelector("meta[name=${SCRIPTS_META}]").content.split(" ").forEach(function(a,i){` +
  'if(i){var e=d.createElement("link");e.rel="modulepreload";e.href=a;d.head.append(e)}else import(a)});t=0}' +
  'd.hidden?go():requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,1e3)}(document,1)';
