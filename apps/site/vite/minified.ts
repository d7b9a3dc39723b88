import type { Terser } from 'vite';

/** How Terser writes the browser's scripts: for browsers that know modules, and in two passes. */
export const SMALLEST: Terser.MinifyOptions = {
  ecma: 2020,
  module: true,
  compress: { passes: 2 },
};

/**
 * How it writes the server's: with lines and names for the trace of an error. Node keeps the text of what it
 * runs, a byte for each character where all are of ASCII, which is half.
 */
export const READABLE: Terser.MinifyOptions = {
  module: true,
  compress: false,
  mangle: false,
  format: { beautify: true, indent_level: 1, comments: false, ascii_only: true },
};
