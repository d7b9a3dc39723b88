import type { Meta, StoryObj } from '@storybook/react-vite';
import { moneyText } from '../../stories/wallet/money-words.ts';
import { placedAtText, receiptSelections } from '../../stories/bet-slip/selection-fixtures.ts';
import { WithBettingWords } from '../../stories/sportsbook/with-betting-words.tsx';
import { TicketReceipt } from './ticket-receipt.tsx';

export default { title: 'Bets/Ticket receipt', component: TicketReceipt } satisfies Meta;

export const Multiple: StoryObj = {
  render: () => (
    <WithBettingWords>
      {(words) => {
        const { betSlip } = words;
        return (
          <div className="max-w-form">
            <TicketReceipt
              title={betSlip('result.success.title', { count: 1 })}
              facts={[
                { label: betSlip('receipt.number'), text: '9007199254740993' },
                { label: betSlip('receipt.date'), text: placedAtText(words) },
                { label: betSlip('receipt.type'), text: betSlip('summary.multiple', { count: 2 }) },
              ]}
              selectionsLabel={betSlip('receipt.selections')}
              oddsLabel={betSlip('receipt.odds')}
              selections={receiptSelections(words)}
              totals={[
                { label: betSlip('receipt.totalOdds'), text: '3.61' },
                { label: betSlip('receipt.stake'), text: moneyText(words, 1000) },
              ]}
              potentialReturn={{
                label: betSlip('receipt.potentialReturn'),
                text: moneyText(words, 3607),
              }}
              note={betSlip('receipt.oddsFixed')}
            />
          </div>
        );
      }}
    </WithBettingWords>
  ),
};
