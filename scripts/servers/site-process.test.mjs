import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { oneArena, siteFlags } from './site-process.mjs';

it.each(['operators.md', 'operations/vitrine@.service'])(
  'are those that %s names',
  async (file) => {
    const text = await readFile(new URL(`../../docs/${file}`, import.meta.url), 'utf8');
    expect(text.replaceAll(/ \\\n +/g, ' ')).toContain(
      `node_modules/node/bin/node ${siteFlags.join(' ')} `,
    );
    expect(text).toContain(` MALLOC_ARENA_MAX=${oneArena.MALLOC_ARENA_MAX} `);
  },
);

it('are those of the package’s own start command, too', async () => {
  const manifest = await readFile(new URL('../../apps/site/package.json', import.meta.url), 'utf8');
  const { scripts } = JSON.parse(manifest);
  expect(scripts.start).toContain(`node ${siteFlags.join(' ')} server/main.mjs`);
  expect(scripts.start).toContain(`MALLOC_ARENA_MAX=${oneArena.MALLOC_ARENA_MAX} `);
});
