import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { siteFlags } from './site-flags.mjs';

it.each(['operators.md', 'operations/vitrine@.service'])(
  'are those that %s names',
  async (file) => {
    const text = await readFile(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
    expect(text).toContain(`node_modules/node/bin/node ${siteFlags.join(' ')} `);
  },
);

it('are those of the package’s own start command, too', async () => {
  const manifest = await readFile(new URL('../../apps/site/package.json', import.meta.url), 'utf8');
  const { scripts } = JSON.parse(manifest);
  expect(scripts.start).toContain(`node ${siteFlags.join(' ')} server/main.ts`);
});
