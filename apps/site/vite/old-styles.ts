import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build, type Plugin, type Rollup } from 'vite';
import { BROWSER_FLOOR } from './browser-floor.ts';
import { bundledFile } from './bundled-file.ts';
import { loweredStyles } from './lowered-styles.ts';

const ENTRY = 'app/old-styles.css';
/** What it stands for while developing: the pages' own styles. */
const STYLES = '/app/styles.css?url';

/** The styles of the site as browsers read them that don't know all of what Tailwind writes. */
export async function bundleOldStyles(root: string): Promise<string> {
  const result = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      write: false,
      cssTarget: BROWSER_FLOOR,
      assetsInlineLimit: 0,
      rollupOptions: { input: join(root, ENTRY) },
    },
  })) as Rollup.RollupOutput;
  const styles = result.output.find(({ fileName }) => fileName.endsWith('.css'));
  if (styles?.type !== 'asset') throw new Error(`${ENTRY} was built to no styles`);
  return loweredStyles(styles.source.toString());
}

/** `virtual:old-styles`: the address of the styles for old browsers. */
export function oldStyles(): Plugin {
  return bundledFile({
    name: 'old-styles',
    fileName: 'assets/old-styles-[hash].css',
    developing: `export { default } from '${STYLES}';`,
    bundle: bundleOldStyles,
  });
}
