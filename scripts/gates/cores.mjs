/**
 * Shares out processor cores among programs: `take` waits, in the order of asking, until so many are
 * free, and holds them while the work runs. An ask for more than there are gets all of them.
 *
 * @param {number} count
 */
export function createCores(count) {
  let free = count;
  /** @type {{ wanted: number, start: () => void }[]} */
  const waiting = [];

  function startNext() {
    for (let next = waiting[0]; next && next.wanted <= free; next = waiting[0]) {
      waiting.shift();
      free -= next.wanted;
      next.start();
    }
  }

  /**
   * @template Result
   * @param {number} asked
   * @param {() => Promise<Result>} work
   * @returns {Promise<Result>}
   */
  async function take(asked, work) {
    const wanted = Math.min(asked, count);
    await new Promise((/** @type {(value?: undefined) => void} */ start) => {
      waiting.push({ wanted, start });
      startNext();
    });
    try {
      return await work();
    } finally {
      free += wanted;
      startNext();
    }
  }

  return { take };
}
