/**
 * Runs before the first paint, so that the stored theme never flashes (spec section 4): the stored choice, else the
 * system's. The policy allows exactly this text, by its hash.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme')}catch(e){}" +
  "document.documentElement.classList.toggle('dark',t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)";

/** The `meta` that names the page's script, and after it what that will ask for at once; with spaces between. */
export const SCRIPTS_META = 'scripts';

/**
 * Fetches the page's script once the page is painted: until then a slow line and a slow processor serve what can be read.
 * A page that nobody sees is not painted; it has its script at once.
 */
export const SCRIPT_LOADER =
  `!function(d,t){function go(){t&&d.querySelector("meta[name=${SCRIPTS_META}]").content.split(" ").forEach(function(a,i){` +
  'var e=d.createElement(i?"link":"script");i?(e.rel="modulepreload",e.href=a):(e.type="module",e.src=a);d.head.append(e)});t=0}' +
  'd.hidden?go():requestAnimationFrame(function(){setTimeout(go)});setTimeout(go,1e3)}(document,1)';
