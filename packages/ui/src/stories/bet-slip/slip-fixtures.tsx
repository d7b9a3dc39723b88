import { currencySymbol, formatRoundMoney, minorUnits } from '@vitrine/betting/base/money';
import type { ReactNode } from 'react';
import { BetSlipItem, type BetSlipItemProps } from '../../bet-slip/bet-slip-item/bet-slip-item.tsx';
import { Button } from '../../base/button/button.tsx';
import { QuickStakes } from '../../bet-slip/quick-stakes/quick-stakes.tsx';
import { StakeField } from '../../bet-slip/stake-field/stake-field.tsx';
import { TicketTypeSwitch } from '../../bet-slip/ticket-type-switch/ticket-type-switch.tsx';
import { moneyText, stakeText } from '../wallet/money-words.ts';
import { betSlipItems } from './selection-fixtures.ts';
import type { BettingWords } from '../sportsbook/betting-words.ts';

/** The stake of a selection, or of a multiple. */
export function stakeField(words: BettingWords, id: string, cents = 1000): ReactNode {
  return (
    <StakeField
      id={id}
      name={id}
      label={words.betSlip('stake.single')}
      currencySymbol={currencySymbol(words.place)}
      writing={words.place}
      defaultValue={stakeText(words, cents)}
    />
  );
}

export function typeSwitch({ betSlip }: BettingWords, current: 'singles' | 'multiple'): ReactNode {
  return (
    <TicketTypeSwitch
      label={betSlip('type.label')}
      name="ticket-type"
      current={current}
      options={[
        { type: 'singles', label: betSlip('type.singles'), available: true },
        { type: 'multiple', label: betSlip('type.multiple'), available: true },
      ]}
    />
  );
}

export function removeAll({ betSlip }: BettingWords): ReactNode {
  return (
    <Button
      type="submit"
      name="action"
      value="clear"
      intent="link"
      size="small"
      aria-label={betSlip('clear.label')}
    >
      {betSlip('clear')}
    </Button>
  );
}

export function quickStakes(words: BettingWords): ReactNode {
  return (
    <QuickStakes
      label={words.betSlip('stake.quick')}
      name="quick-stake"
      stakes={words.place.quickStakes.map((cents) => ({
        value: String(cents),
        text: words.betSlip('stake.quickShort', {
          amount: formatRoundMoney(minorUnits(cents), words.place),
        }),
        accessibleName: words.betSlip('stake.quickAdd', { amount: moneyText(words, cents) }),
      }))}
    />
  );
}

/** A second selection, of another match than the first. */
export function secondItem(words: BettingWords): BetSlipItemProps {
  const { outcomeId, outcomeName, eventName, eventDetail, oddsText } = betSlipItems(words).rejected;
  return {
    ...betSlipItems(words).active,
    ...{ outcomeId, outcomeName, eventName, eventDetail, oddsText },
    remove: {
      name: 'remove',
      value: outcomeId,
      label: words.betSlip('item.remove', { outcome: outcomeName }),
    },
  };
}

/** As many selections as a slip is to hold. */
export function manyItems(words: BettingWords, count: number): ReactNode {
  const { active } = betSlipItems(words);
  return Array.from({ length: count }, (_, index) => {
    const item = index % 2 === 0 ? active : secondItem(words);
    return <BetSlipItem key={index} {...item} outcomeId={`${item.outcomeId}/${index}`} />;
  });
}
