import * as bets from '@vitrine/upstream/contract/bets';
import * as catalogue from '@vitrine/upstream/contract/catalogue';
import * as flags from '@vitrine/upstream/contract/flags';
import * as feed from '@vitrine/upstream/contract/feed';
import * as session from '@vitrine/upstream/contract/session';
import * as tickets from '@vitrine/upstream/contract/tickets';
import * as users from '@vitrine/upstream/contract/users';
import * as wallet from '@vitrine/upstream/contract/wallet';
import { expect, it } from 'vitest';
import { openTestPlatform } from './test-platform.ts';

const CONTRACT = [flags, bets, catalogue, feed, session, tickets, users, wallet];

function endpointNames(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('host' in value && 'path' in value && 'name' in value) return [String(value.name)];
  if ('_zod' in value) return [];
  return Object.values(value).flatMap(endpointNames);
}

it('implements every endpoint of the contract', async () => {
  const { platform } = await openTestPlatform();
  const declared = CONTRACT.flatMap(endpointNames);
  expect(declared.length).toBeGreaterThan(30);
  expect([...platform.implemented].sort()).toEqual([...new Set(declared)].sort());
});
