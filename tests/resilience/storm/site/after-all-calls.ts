/** Longer than any call of the site may last: what has left no trace by then did not happen. */
const AHEAD_MS = 200_000;

const SCRIPT = `const now = Date.now; Date.now = () => now() + ${AHEAD_MS};`;

/** The environment in which a process believes that so much more time has gone by. */
export const AFTER_ALL_CALLS = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SCRIPT)}`,
};
