/** Whether the browser asks not to be tracked. Then nothing is measured. */
export function refusesTracking(browser: object): boolean {
  return Reflect.get(browser, 'globalPrivacyControl') === true || Reflect.get(browser, 'doNotTrack') === '1';
}
