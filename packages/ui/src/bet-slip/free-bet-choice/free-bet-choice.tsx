import { forwardRef, useId } from 'react';
import { RadioGroup, type RadioGroupProps } from '../../forms/radio-group/radio-group.tsx';

export interface FreeBetOption {
  readonly id: string;
  /** With its fixed amount: `Aposta grátis de R$ 20,00`. */
  readonly label: string;
  /** Until when, and for what. */
  readonly conditions: string;
  /** Why it can't be used for this bet; null when it can. */
  readonly problem: string | null;
}

export interface FreeBetChoiceProps extends Omit<
  RadioGroupProps,
  'choices' | 'layout' | 'labelHidden'
> {
  /** The bettor's own money, the choice without a free bet. */
  readonly balance: { readonly label: string; readonly text: string };
  readonly freeBets: readonly FreeBetOption[];
  /** The id of the free bet chosen; empty for the balance. */
  readonly defaultValue: string;
}

/** What pays for a bet: the balance, or one of the bettor's free bets, each a whole stake. Source: 3§5. */
export const FreeBetChoice = forwardRef<HTMLFieldSetElement, FreeBetChoiceProps>(
  function FreeBetChoice({ balance, freeBets, ...group }, ref) {
    // Its own: a page holds the slip twice where a sheet stands over the column.
    const ownId = useId();
    return (
      <RadioGroup
        {...group}
        id={group.id ?? ownId}
        ref={ref}
        labelHidden
        layout="tiles"
        choices={[
          { value: '', label: balance.label, description: balance.text },
          ...freeBets.map(({ id, label: freeBet, conditions, problem }) => ({
            value: id,
            label: freeBet,
            description: problem ?? conditions,
            disabled: problem !== null,
          })),
        ]}
      />
    );
  },
);
