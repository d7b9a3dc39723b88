import { describe, expect, it } from 'vitest';
import { callTable } from './call-table.ts';
import { plannedEndpoints } from './planned-endpoints.ts';

const table = callTable();

describe('the table of calls', () => {
  it.each(table.map((row) => [row.endpoint.name, row] as const))(
    '%s has a handler in the embedded platform',
    (_, { handlers }) => {
      expect(handlers).not.toEqual([]);
    },
  );

  it('knows who calls what', () => {
    const callersOf = (name: string) =>
      table.find(({ endpoint }) => endpoint.name === name)?.callers ?? [];
    expect(callersOf('session.login')).toEqual([
      'packages/upstream/src/account/log-in.ts',
      'packages/upstream/src/operator-check/check-operator.ts',
    ]);
    expect(callersOf('ticket.lastIds')).toEqual([
      'packages/upstream/src/bet-slip/ticket-status.ts',
    ]);
  });

  it('knows which calls the site makes', () => {
    const isOnSite = (name: string) =>
      table.find(({ endpoint }) => endpoint.name === name)?.isOnSite;
    expect(isOnSite('session.login')).toBe(true);
    for (const name of Object.values(plannedEndpoints).flat()) {
      expect(isOnSite(name), name).toBe(false);
    }
  });
});
