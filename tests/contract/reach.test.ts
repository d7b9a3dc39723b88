import { describe, expect, it } from 'vitest';
import { componentsOnSite, publicComponents } from '../../scripts/reach/reached-components.ts';
import { callersOnSite, endpointsOnSite } from '../../scripts/reach/reached-endpoints.ts';
import { reachOfSite } from '../../scripts/reach/site-reach.ts';
import { declaredEndpoints } from '../../packages/upstream/src/contract/declared-endpoints.ts';
import { plannedComponents } from './planned-components.ts';
import { plannedEndpoints } from './planned-endpoints.ts';

const reach = reachOfSite();

describe.each([
  {
    what: 'endpoints',
    all: declaredEndpoints.map(({ endpoint }) => endpoint.name),
    onSite: endpointsOnSite(reach),
    planned: plannedEndpoints,
    /** To be lowered whenever the list has become shorter, never raised. */
    most: 120,
  },
  {
    what: 'components',
    all: publicComponents().map(({ name }) => name),
    onSite: componentsOnSite(reach),
    planned: Object.fromEntries(
      Object.entries(plannedComponents).map(([district, names]) => [
        district,
        names.map((name) => `${district}/${name}`),
      ]),
    ),
    most: 91,
  },
])('$what', ({ all, onSite, planned, most }) => {
  const waiting = Object.values(planned).flat();

  it('are reachable from the site, or planned', () => {
    expect(all.filter((name) => !onSite.includes(name) && !waiting.includes(name))).toEqual([]);
  });

  it('are planned no longer once they are reachable', () => {
    expect(waiting.filter((name) => onSite.includes(name))).toEqual([]);
  });

  it('are planned once, and only what there is', () => {
    expect(waiting.filter((name, at) => waiting.indexOf(name) !== at)).toEqual([]);
    expect(waiting.filter((name) => !all.includes(name))).toEqual([]);
  });

  it('are planned in a list that only shrinks', () => {
    expect(waiting.length).toBeLessThanOrEqual(most);
  });
});

describe('the reach of the site', () => {
  const callersOf = (name: string) =>
    declaredEndpoints
      .filter(({ endpoint }) => endpoint.name === name)
      .flatMap((declared) => callersOnSite(reach, declared));

  it('goes from a page down through the functions of packages/upstream', () => {
    expect(callersOf('ticket.lastIds')).toEqual([
      'packages/upstream/src/bet-slip/ticket-status.ts#recoverTickets',
    ]);
  });

  it('tells members of a group apart, though they are picked late', () => {
    expect(callersOf('eventFixture.detail.v1')).toEqual([
      'packages/upstream/src/sportsbook/event-reads.ts#fixtureCalls',
    ]);
    expect(callersOf('feed.home')).not.toEqual([]);
  });
});
