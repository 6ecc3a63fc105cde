/**
 * Runs `stop` when the parent process is gone: a killed npm or shell does not stop its scripts.
 *
 * @param {() => void} stop
 */
export function onParentExit(stop) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) stop();
  }, 500).unref();
}
