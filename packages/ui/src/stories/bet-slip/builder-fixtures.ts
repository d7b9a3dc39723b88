import { customBetProblem, pickProblem } from '@vitrine/betting/bet-slip/custom-bets/custom-bet';
import type { BetBuilderProps } from '../../bet-slip/bet-builder/bet-builder.tsx';
import { worldOf } from '../sportsbook/fixture-world.ts';
import type { BettingWords } from '../sportsbook/betting-words.ts';

interface BuilderOffer {
  readonly id: string;
  readonly name: string;
  readonly outcomes: readonly { readonly id: string; readonly name: string }[];
}

/** What custom bets of the first match are made of. */
export function builderOffer(words: BettingWords): readonly BuilderOffer[] {
  const world = worldOf(words);
  const { sportsbook } = words;
  const [{ home, away }] = world.football;
  const market = (id: string, name: string, names: readonly string[]): BuilderOffer => ({
    id,
    name,
    outcomes: names.map((outcome, index) => ({ id: `${id}/${index + 1}`, name: outcome })),
  });
  const line = (total: string) => [
    `${sportsbook('market.over')} ${total}`,
    `${sportsbook('market.under')} ${total}`,
  ];
  return [
    market('1', world.result, [home, sportsbook('market.draw'), away]),
    market('18', world.totals, [...line('1.5'), ...line('2.5'), ...line('3.5'), ...line('4.5')]),
    market('29', world.bothScore, [world.yes, world.no]),
  ];
}

/** A builder with some outcomes picked, told what goes with them and what they are worth. */
export function betBuilder(
  words: BettingWords,
  picked: readonly string[],
  {
    compatible = null,
    odds = null,
  }: {
    readonly compatible?: ReadonlySet<string> | null;
    readonly odds?: string | null;
  } = {},
): BetBuilderProps {
  const { sportsbook, betSlip } = words;
  const offer = builderOffer(words);
  const problems = {
    tooMany: betSlip('warning.customBetTooMany'),
    incompatible: betSlip('warning.customBetIncompatible'),
  };
  return {
    title: sportsbook('group.customBet'),
    intro: sportsbook('builder.intro'),
    name: 'pick',
    markets: offer.map(({ id, name, outcomes }) => ({
      marketId: id,
      name,
      outcomes: outcomes.map((outcome) => {
        const problem = pickProblem({ picked, compatible }, outcome.id);
        return {
          value: outcome.id,
          label: outcome.name,
          isPicked: picked.includes(outcome.id),
          problem: problem && problems[problem],
        };
      }),
    })),
    picks: offer.flatMap((market) =>
      market.outcomes
        .filter(({ id }) => picked.includes(id))
        .map(({ id, name }) => ({
          value: id,
          outcomeName: name,
          marketName: market.name,
          removeLabel: sportsbook('builder.remove', { outcome: name }),
        })),
    ),
    picksText: sportsbook('builder.picked', { count: picked.length }),
    price: { label: sportsbook('builder.odds'), text: odds },
    statusText: customBetProblem({ picked }) && betSlip('warning.customBetTooFew'),
    add: { name: 'action', value: 'addCustomBet', label: sportsbook('builder.add') },
  };
}
