import type { Terser } from 'vite';

/** How Terser writes the browser's scripts: for browsers that know modules, and in two passes. */
export const SMALLEST: Terser.MinifyOptions = {
  ecma: 2020,
  module: true,
  compress: { passes: 2 },
};
