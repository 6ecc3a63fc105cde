/**
 * Runs before the first paint, so that the stored theme never flashes (spec section 4): the stored choice, else the
 * system's. The policy allows exactly this text, by its hash.
 */
export const THEME_SCRIPT =
  "try{var t=localStorage.getItem('theme')}catch(e){}" +
  "document.documentElement.classList.toggle('dark',t==='dark'||t!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches)";
