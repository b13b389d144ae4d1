/** @param {number} seconds */
const clock = (seconds) => {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(Math.floor(seconds) % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
};

/**
 * The text of a progress bar.
 * @param {number} done
 * @param {number} all
 * @param {number} fresh of `done`, how many this process did; those set the pace
 * @param {number} seconds that they took
 */
export function barText(done, all, fresh, seconds) {
  const filled = Math.floor((24 * done) / Math.max(1, all));
  const left = done === all ? clock(seconds) : fresh === 0 ? '–' : `${clock(((all - done) * seconds) / fresh)} left`;
  return `[${'#'.repeat(filled)}${'.'.repeat(24 - filled)}] ${done}/${all}  ${left}`;
}

/**
 * A bar on standard error, in one line of the terminal. Does nothing unless shown.
 * @param {number} all
 * @param {number} before what an earlier process did
 * @param {boolean} shown
 */
export function progress(all, before, shown) {
  const began = Date.now();
  const draw = (/** @type {number} */ done) => {
    if (shown) process.stderr.write(`\r${barText(done, all, done - before, (Date.now() - began) / 1000)}\u001b[K`);
  };
  draw(before);
  return { draw, end: () => shown && process.stderr.write('\n') };
}
