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

/**
 * Loads a page again whose document stopped for 30 seconds before the notice that follows its state: without script its scores
 * would stay as they are. Chromium never ends a document that breaks off. A state that streams adds text, but no elements.
 */
export const WHOLE_SCRIPT =
  '!function(d,n){var i=setInterval(function(){d.getElementById("halt")?clearInterval(i):' +
  'n==(n=d.all.length+d.documentElement.textContent.length)&&fetch(location.href,{method:"HEAD"}).then(function(r){r.ok&&location.reload()},function(){})},3e4)}(document)';

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
 *
 * A script that fails three times, a page that can’t go on (the event `halt`) or a press without its code (`missing`) reloads
 * once, because the server may have other files by now. If that does not help, or nothing works after 15 seconds, the page shows
 * `haltNotice`, after a press for some seconds. Its button reloads. Without a network a reload would lose the page, so it waits
 * until the server answers.
 */
export const SCRIPT_LOADER =
  '!function(d,t,w){var h=d.getElementById("halt"),p=h.firstChild,o=p.textContent;function say(){h.hidden=false}' +
  'function halt(again){setTimeout(say,5e3);fetch(location.href,{method:"HEAD"}).then(function(){' +
  'again||performance.getEntriesByType("navigation")[0].type!="reload"?location.reload():say()},' +
  'function(){say();clearTimeout(w);w=setTimeout(halt,5e3,1)})}' +
  'function run(a,n){import(a).catch(function(){n<3?setTimeout(run,n*1e3,a,n+1):halt()})}' +
  'addEventListener("halt",function(){p.textContent=o;halt()});' +
  'addEventListener("missing",function(){var m=h.dataset.missing;p.textContent=m;halt();' +
  'setTimeout(function(){p.textContent==m&&(h.hidden=true,p.textContent=o)},12e3)});h.lastChild.onclick=function(){halt(1)};' +
  'setTimeout(function(){"hydrated"in d.documentElement.dataset||say()},15e3);' +
  `function go(){t&&d.querySelector("meta[name=${SCRIPTS_META}]").content.split(" ").forEach(function(a,i){` +
  'if(i){var e=d.createElement("link");e.rel="modulepreload";e.href=a;d.head.append(e)}else run(a,1)});t=0}' +
  'd.hidden?go():requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,1e3)}(document,1)';

/**
 * Puts the part before it into its place, and tells the page about it (`web/data/lateAnswers.ts`,
 * `web/components/NoHydration.tsx`). What stood in the place goes.
 */
export const LATE_SCRIPT =
  '!function(d){var s=d.currentScript.previousElementSibling,p=d.getElementById(s.dataset.lateFor);' +
  'p?(p.replaceChildren.apply(p,s.childNodes),s.remove()):p=s;' +
  'p.dispatchEvent(new Event("late",{bubbles:true}))}(document)';
