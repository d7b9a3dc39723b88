import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';

const packed = fileURLToPath(new URL('../../dist/packages', import.meta.url));
const folders: string[] = [];

afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A project of its own, far from the workspace, with the packed packages and a React. */
function consumerOf(react: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'consumer-'));
  folders.push(folder);
  cpSync(new URL('./consumer', import.meta.url), folder, { recursive: true });
  const archive = (name: string) => `file:${join(packed, `${name}.tgz`)}`;
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: {
      react,
      'react-dom': react,
      '@vitrine/betting': archive('betting'),
      '@vitrine/brand-themes': archive('brand-themes'),
      '@vitrine/ui': archive('ui'),
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], {
    cwd: folder,
    stdio: 'pipe',
  });
  return folder;
}

async function bundled(folder: string, source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder },
    bundle: true,
    format: 'esm',
    minify: true,
    write: false,
    external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
  });
  return outputFiles[0]?.text ?? '';
}

describe.each(['^18.3.0', '^19.0.0'])('a product on React %s', (react) => {
  let folder = '';

  it('renders a themed bet slip from the packed packages', () => {
    expect(existsSync(join(packed, 'ui.tgz')), 'run "pnpm packages" first').toBe(true);
    folder = consumerOf(react);
    const output = execFileSync(process.execPath, ['render.mjs'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const said = JSON.parse(output) as Record<string, unknown>;
    expect(said).toMatchObject({ themeColor: '#ffc21f', styles: true, brand: true });
    expect(String(said['react'])).toMatch(new RegExp(`^${react.slice(1, 3)}\\.`));
    expect(said['html']).toContain('data-brand="ipe"');
    expect(said['html']).toContain('Flamengo x Palmeiras');
    expect(said['html']).toMatch(/R\$\s18,50/);
  });

  it('bundles the component it imports and no other', async () => {
    const button = await bundled(folder, "export { Button } from '@vitrine/ui/base/button';");
    expect(button.length).toBeLessThan(8_000);
    expect(button).not.toMatch(/odds-button|bet-slip|dialog/i);
    const slip = await bundled(
      folder,
      "export { BetSlipPanel } from '@vitrine/ui/bet-slip/bet-slip-panel';",
    );
    expect(slip).toContain('bet-slip-title');
  });
});
