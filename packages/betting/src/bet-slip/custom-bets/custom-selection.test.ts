import { describe, expect, it } from 'vitest';
import { oddsFromDecimal } from '../../base/odds.ts';
import { aMarket, anEvent, anOutcome } from '../../test/fixtures.ts';
import { customBetId, customBetStatus, customSelection } from './custom-selection.ts';

const result = aMarket();
const goals = aMarket({
  id: 'm2',
  marketTypeId: '18',
  name: 'Total de gols',
  specifiers: 'total=2.5',
  outcomes: [anOutcome({ id: 'o12', outcomeTypeId: '12', name: 'Mais de 2.5' })],
});
const [home] = result.outcomes;
const [over] = goals.outcomes;

function selection() {
  if (!home || !over) throw new Error('Outcomes are missing');
  const picked = [
    { market: result, outcome: home },
    { market: goals, outcome: over },
  ];
  return customSelection(anEvent(), picked, oddsFromDecimal(2.9), 'Criar aposta');
}

describe('the selection of a custom bet', () => {
  it('CUST-03 carries its markets, one price and one status', () => {
    expect(selection()).toMatchObject({
      isCustom: true,
      eventId: 'sr:match:1',
      marketName: 'Criar aposta',
      marketStatus: 'active',
      outcomeActive: true,
      placed: { odds: 2900, outcomeName: 'Flamengo + Mais de 2.5' },
      latest: { odds: 2900 },
      stake: null,
      picks: [
        {
          marketId: 'm1',
          outcomeId: 'o1',
          outcomeTypeId: '1',
          outcomeActive: true,
          placed: { odds: 1850, outcomeName: 'Flamengo' },
          latest: { odds: 1850, outcomeName: 'Flamengo' },
        },
        { marketId: 'm2', specifiers: 'total=2.5', outcomeTypeId: '12', marketStatus: 'active' },
      ],
    });
  });

  it('is the same bet whatever the order of its picks, and another on another event', () => {
    expect(customBetId('e1', ['b', 'a'])).toBe(customBetId('e1', ['a', 'b']));
    expect(customBetId('e2', ['a', 'b'])).not.toBe(customBetId('e1', ['a', 'b']));
    expect(selection().outcomeId).toBe(customBetId('sr:match:1', ['o1', 'o12']));
  });

  it('CUST-02 is named shortly, of however many outcomes it is', () => {
    const ids = Array.from({ length: 10 }, (_, n) => `sr:match:40000012/166/total=${n}.5/12`);
    expect(customBetId('sr:match:40000012', ids)).toMatch(/^custom:sr:match:40000012:\w{1,13}$/);
    expect(customBetId('e1', ['a', 'b,c'])).not.toBe(customBetId('e1', ['a,b', 'c']));
  });

  it('CUST-03 has the status of its market that is furthest from being bet on', () => {
    const of = (...statuses: Parameters<typeof customBetStatus>[0][number]['marketStatus'][]) =>
      customBetStatus(statuses.map((marketStatus) => ({ marketStatus })));
    expect(of('active', 'active')).toBe('active');
    expect(of('active', 'suspended')).toBe('suspended');
    expect(of('suspended', 'inactive')).toBe('inactive');
    expect(of('inactive', 'closed')).toBe('closed');
  });

  it('needs outcomes', () => {
    expect(() => customSelection(anEvent(), [], oddsFromDecimal(2), '')).toThrow(RangeError);
  });
});
