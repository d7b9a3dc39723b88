/**
 * How Node runs the site wherever it is started. Young objects get 8 MiB: pages leave little behind, are
 * made no slower than with 16, and a process takes 15 MiB less. Node 24 would let them grow to 64 before it
 * looks which are still needed. A heap that may grow to 512 MiB, a multiple of what the site needs, is tidied
 * up earlier than one without end. Documents that pass are collected by the site itself (`collected`).
 *
 * Nothing is made in the old space on a guess: what hangs on it, often a whole request, would stay until all of
 * the heap is marked. One helper marks beside the pages: more would leave a core of its own a fifth of its time
 * meanwhile (decision 0288).
 *
 * V8's first compiler and the one in the middle, Sparkplug and Maglev, are left out: what they borrow while they
 * compile, up to 60 MiB, the C library keeps. Without them pages are made no slower, the first ones neither
 * (decision 0288).
 */
export const siteFlags = Object.freeze([
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  '--expose-gc',
  '--no-allocation-site-pretenuring',
  '--v8-pool-size=1',
  '--no-maglev',
  '--no-sparkplug',
]);

/**
 * What the process finds in its environment: the C library of most Linux systems gives threads heaps of their
 * own ("arenas"), which Node's helpers leave half empty. One for all takes 15 to 20 MiB less, and pages are made
 * as fast.
 */
export const oneArena = Object.freeze({ MALLOC_ARENA_MAX: '1' });
