/**
 * Seconds as a person reads them.
 *
 * @param {number} milliseconds
 */
export function seconds(milliseconds) {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}

/**
 * Shows one line for one piece of work: its name at once, its result and seconds when it ends. On a
 * terminal the seconds count up meanwhile.
 *
 * @template T
 * @param {string} title
 * @param {() => Promise<{ said: string, value: T }>} work
 * @param {{ isTTY?: boolean, write(text: string): unknown }} [out]
 * @returns {Promise<T>}
 */
export async function step(title, work, out = process.stdout) {
  const begun = performance.now();
  const elapsed = () => seconds(performance.now() - begun);
  const start = `${title} ... `;
  out.write(start);
  const ticker = out.isTTY
    ? setInterval(() => out.write(`\r${start}${elapsed()}`), 1000)
    : undefined;
  const finish = (/** @type {string} */ result) => {
    clearInterval(ticker);
    out.write(`${ticker === undefined ? '' : `\r${start}`}${result} (${elapsed()})\n`);
  };
  try {
    const { said, value } = await work();
    finish(said);
    return value;
  } catch (error) {
    finish('failed');
    throw error;
  }
}
