import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { siteFlags } from './site-flags.mjs';

it('are those of the package’s own start command, too', async () => {
  const manifest = await readFile(new URL('../../apps/site/package.json', import.meta.url), 'utf8');
  const { scripts } = JSON.parse(manifest);
  expect(scripts.start).toContain(`node ${siteFlags.join(' ')} server/main.ts`);
});
