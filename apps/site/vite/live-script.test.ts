import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleLiveScript } from './live-script.ts';

const SITE = fileURLToPath(new URL('..', import.meta.url));

it('bundles the live script without React, in at most 2.8 kB compressed', async () => {
  const code = await bundleLiveScript(SITE);
  expect(code).toContain('vitrineLive');
  expect(code).not.toMatch(/\bimport\b|react/i);
  expect(brotliCompressSync(code).length).toBeLessThanOrEqual(2_800);
});
