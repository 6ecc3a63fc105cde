/** Cookies that the server makes a page with. Stars, shortcuts and visits are read in the page itself. */
const CHOICE = /^(theme|contrast|oddsFormat|odds|zone|delay|spoilers|consent)=/;

const choices = () =>
  document.cookie
    .split('; ')
    .filter((cookie) => CHOICE.test(cookie))
    .sort()
    .join();

/**
 * Loads a page again that comes back from the back/forward cache or from behind another tab, if its visitor has chosen otherwise
 * meanwhile.
 */
export function reloadOnOtherChoices(): void {
  let left = choices();
  const leave = () => {
    left = choices();
  };
  const comeBack = () => {
    if (choices() !== left) location.reload();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', ({ persisted }) => persisted && comeBack());
  addEventListener('visibilitychange', () => (document.hidden ? leave() : comeBack()));
}
