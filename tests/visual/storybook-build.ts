import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const CACHE = join(root, 'node_modules/.cache/visual');
const PNPM = 'pnpm@12.21.0';

function run(program: string, args: readonly string[], cwd: string): void {
  execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}

function buildIn(folder: string, output: string): void {
  const node = process.execPath;
  run(node, ['packages/brand-themes/src/build.ts'], folder);
  const storybook = join(folder, 'node_modules/.bin/storybook');
  run(storybook, ['build', '--quiet', '--disable-telemetry', '--output-dir', output], folder);
}

/** The working tree as it is now, built anew. */
export function buildWorkingTree(): string {
  mkdirSync(CACHE, { recursive: true });
  const output = join(CACHE, 'working-tree');
  rmSync(output, { recursive: true, force: true });
  buildIn(root, output);
  return output;
}

/** The commit that the present one is compared with: where its branch began, or its parent. */
export function defaultBase(): string {
  const head = git('rev-parse', 'HEAD');
  const branched = git('merge-base', 'HEAD', 'main');
  return branched === head ? 'HEAD^' : branched;
}

/** Storybook as a commit builds it, in a checkout of its own; kept, since a commit never changes. */
export function buildCommit(ref: string): string {
  const commit = git('rev-parse', '--verify', `${ref}^{commit}`);
  const output = join(CACHE, commit);
  if (existsSync(join(output, 'index.json'))) return output;
  const checkout = mkdtempSync(join(tmpdir(), 'visual-'));
  try {
    git('worktree', 'add', '--detach', checkout, commit);
    run('npx', ['--yes', PNPM, 'install', '--frozen-lockfile', '--prefer-offline'], checkout);
    // Built under another name first: a build that was broken off leaves nothing that looks whole.
    buildIn(checkout, `${output}.part`);
    rmSync(output, { recursive: true, force: true });
    renameSync(`${output}.part`, output);
    return output;
  } finally {
    git('worktree', 'remove', '--force', checkout);
  }
}
