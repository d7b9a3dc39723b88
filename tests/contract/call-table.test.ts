import { describe, expect, it } from 'vitest';
import { callTable } from './call-table.ts';

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
    expect(callersOf('session.login')).toContain('apps/site/app/routes/login.tsx');
    expect(callersOf('ticket.lastIds')).toEqual(['packages/upstream/src/ticket-status.ts']);
  });
});
