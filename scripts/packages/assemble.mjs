import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { SetupFailure } from '../setup/failure.mjs';
import { childEnvironment, root, tool } from '../setup/places.mjs';
import { lastLines, run } from '../setup/process.mjs';
import { packageFolder, PUBLISHED, publishedManifest } from './manifests.mjs';

/** @typedef {import('./manifests.mjs').Published} Published */

/**
 * @param {string} program
 * @param {readonly string[]} args
 */
async function must(program, args) {
  const { status, output } = await run(tool(program), args, { cwd: root, env: childEnvironment() });
  if (status !== 0) throw new SetupFailure(`${program} failed.`, lastLines(output));
}

/**
 * Compiles a package's modules one by one, so that a consumer's bundle holds what it imports.
 *
 * @param {Published} name
 */
async function compile(name) {
  await must('tsc', ['-p', `packages/${name}/tsconfig.package.json`]);
  // The compiler rewrites the endings of imports in modules, not in their declarations.
  for (const file of globSync('**/*.d.ts', { cwd: packageFolder(name) })) {
    const place = path.join(packageFolder(name), file);
    const text = readFileSync(place, 'utf8');
    writeFileSync(place, text.replaceAll(/(from '\.[^']+)\.tsx?'/g, "$1.js'"));
  }
}

/** Style sheets as they are, for consumers with Tailwind, and compiled, for those without. */
async function addStyles() {
  const source = path.join(root, 'packages/ui/src');
  const folder = packageFolder('ui');
  for (const file of globSync('**/*.css', { cwd: source })) {
    const text = readFileSync(path.join(source, file), 'utf8');
    writeFileSync(path.join(folder, file), text.replaceAll('./**/*.tsx', './**/*.js'));
  }
  const entry = path.join(folder, 'entry.css');
  writeFileSync(entry, "@import 'tailwindcss' source(none);\n@import './theme.css';\n");
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [tailwindcss()],
    build: {
      outDir: path.join(folder, 'compiled'),
      rollupOptions: { input: entry, output: { assetFileNames: 'styles.css' } },
    },
  });
  renameSync(path.join(folder, 'compiled/styles.css'), path.join(folder, 'styles.css'));
  rmSync(path.join(folder, 'compiled'), { recursive: true });
  rmSync(entry);
}

/** The built brands, each with the types of its facts. */
function addBrands() {
  const folder = packageFolder('brand-themes');
  cpSync(path.join(root, 'packages/brand-themes/dist'), folder, { recursive: true });
  for (const file of readdirSync(path.join(folder, 'facts'))) {
    writeFileSync(
      path.join(folder, 'facts', file.replace(/\.js$/, '.d.ts')),
      [
        "import type { BrandFacts, Scheme } from '../types/brand-facts.js';",
        '/** What is true of the brand whatever page shows it. */',
        'export declare const facts: BrandFacts;',
        "/** The colour of the header in each scheme, for the browser's own bar. */",
        'export declare const themeColors: Readonly<Record<Scheme, string>>;',
        '',
      ].join('\n'),
    );
  }
}

/** Puts every published package together below dist/packages. The brand themes must be built. */
export async function assemblePackages() {
  rmSync(path.join(root, 'dist/packages'), { recursive: true, force: true });
  for (const name of PUBLISHED) {
    mkdirSync(packageFolder(name), { recursive: true });
    await compile(name);
    if (name === 'ui') await addStyles();
    if (name === 'brand-themes') addBrands();
    writeFileSync(
      path.join(packageFolder(name), 'package.json'),
      `${JSON.stringify(publishedManifest(name), null, 2)}\n`,
    );
  }
}
