import { declaredEndpoints } from '@vitrine/upstream/contract/declared-endpoints';
import { expect, it } from 'vitest';
import { openTestPlatform } from './test/platform.ts';

it('implements every endpoint of the contract', async () => {
  const { platform } = await openTestPlatform();
  const declared = declaredEndpoints.map(({ endpoint }) => endpoint.name);
  expect(declared.length).toBeGreaterThan(30);
  expect([...platform.implemented].sort()).toEqual([...new Set(declared)].sort());
});
