import { describe, expect, it } from 'vitest';
import { configuredRoutes } from '../../test/configured-routes.ts';
import { circumstancesOf, VISITORS } from '../../test/guard.ts';
import { type Decision, decide } from './decide.ts';
import { ROUTE_NAMES, rowOf } from './route-table.ts';

/** Every address that routes.ts serves. */
const servedPaths = configuredRoutes().flatMap(({ path, index }) =>
  index ? '/' : path === undefined ? [] : `/${path}`,
);

const MODALS = { selfExclusion: '+excl', migration: '+migr', reactivate: '+react' } as const;

/** A decision in few letters: what opens, under which modal, or where it leads. */
function inShort(decision: Decision): string {
  if (decision.kind === 'open') return decision.modal ? MODALS[decision.modal] : '·';
  return decision.kind === 'refuse' ? `=${decision.why}` : `>${decision.to}`.slice(0, 11);
}

/** The rows of the table in a brand. */
function rowsOf(brand: string): string[] {
  const circumstances = circumstancesOf(brand);
  return ROUTE_NAMES.filter((name) => !rowOf(name).isTechnical).map((name) => {
    const cells = Object.values(VISITORS).map((visitor) =>
      inShort(decide(name, visitor, circumstances)).padEnd(11),
    );
    return rowOf(name).path.padEnd(49) + cells.join(' ').trimEnd();
  });
}

function printedTable(): string {
  const kinds = Object.keys(VISITORS).map((kind) => kind.slice(0, 11).padEnd(11));
  const head = (brand: string) => brand.padEnd(49) + kinds.join(' ').trimEnd();
  const brazil = rowsOf('arara');
  const elsewhere = rowsOf('axolote').filter((row) => !brazil.includes(row));
  return [
    '· opens, +modal opens under it, >route leads there, =refusal',
    head('Brazil'),
    ...brazil,
    head('elsewhere, where that differs'),
    ...elsewhere,
  ].join('\n');
}

describe('the table of the guard', () => {
  it('has a row for every address of routes.ts, and for no other', () => {
    const paths = ROUTE_NAMES.map((name) => rowOf(name).path).filter((path) => path[0] === '/');
    expect(paths.sort()).toEqual(servedPaths.sort());
  });

  it('has each address once', () => {
    const paths = ROUTE_NAMES.map((name) => rowOf(name).path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('is printed: every route of the specification by every kind of visitor', () => {
    const text = printedTable();
    process.stdout.write(`\n${text}\n`);
    for (const path of ['/withdrawal', '/esportes/:sportName/torneio/:tournamentId', '/atm']) {
      expect(text).toContain(path);
    }
  });
});
