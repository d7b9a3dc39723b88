import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../../base/button/button.tsx';
import { placedAtText, receiptSelections } from '../../stories/bet-slip/selection-fixtures.ts';
import type { BettingWords } from '../../stories/sportsbook/betting-words.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { RepeatedBet, type RepeatedSelection } from './repeated-bet.tsx';

export default { title: 'Bets/Repeated bet', component: RepeatedBet } satisfies Meta;

type Change = Partial<Pick<RepeatedSelection, 'oddsText' | 'placedOddsText'>>;

/** The two selections of the fixtures, changed one by one. */
function story(...changes: readonly [Change, Change]): StoryObj {
  const selections = (words: BettingWords) =>
    receiptSelections(words).map((selection, index) => ({
      ...selection,
      eventDetail: placedAtText(words),
      placedOddsText: null,
      ...changes[index],
    }));
  return {
    render: () => (
      <WithBettingWords>
        {(words) => {
          const { betHistory } = words;
          const offered = selections(words).filter(({ oddsText }) => oddsText !== null).length;
          const gone = 2 - offered;
          return (
            <div className="max-w-content">
              <RepeatedBet
                label={betHistory('repeat.selections')}
                selections={selections(words)}
                oddsLabel={betHistory('repeat.odds')}
                placedOddsLabel={betHistory('repeat.placedOdds')}
                goneText={betHistory('repeat.gone')}
                note={gone === 0 ? null : betHistory('repeat.leftOut', { count: gone })}
                action={<Button fullWidth>{betHistory('repeat.add', { count: offered })}</Button>}
              />
            </div>
          );
        }}
      </WithBettingWords>
    ),
  };
}

export const Same = story({}, {});
export const OtherPrices = story({ placedOddsText: '1.70' }, { placedOddsText: '2.10' });
export const OneIsGone = story({ placedOddsText: '1.70' }, { oddsText: null });
