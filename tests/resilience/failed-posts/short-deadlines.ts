/** The deadlines of the calls that change something, in milliseconds: of a sign-in, of a box, of money. */
const DEADLINES = [8_000, 10_000, 15_000, 180_000];
/** Enough for a call on a busy machine. */
const SHORT_MS = 3_000;

const SCRIPT = `const set = setTimeout; const deadlines = ${JSON.stringify(DEADLINES)};
globalThis.setTimeout = (work, ms, ...more) =>
  set(work, deadlines.includes(ms) ? ${SHORT_MS} : ms, ...more);`;

/** The environment of a process that waits for its operator for a moment in place of up to three minutes. */
export const SHORT_DEADLINES = {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(SCRIPT)}`,
};
