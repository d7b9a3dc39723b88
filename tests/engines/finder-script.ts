import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The script that finds elements by role and name, as one text that any browser can run. */
export async function finderScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page-finder.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env': '{}' },
  });
  return outputFiles[0]?.text ?? '';
}
