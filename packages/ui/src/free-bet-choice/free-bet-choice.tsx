import Gift from 'lucide-react/icons/gift';
import Wallet from 'lucide-react/icons/wallet';
import { RadioGroup } from '../radio-group/radio-group.tsx';

export interface FreeBetOption {
  readonly id: string;
  /** With its fixed amount: `Aposta grátis de R$ 20,00`. */
  readonly label: string;
  /** Until when, and for what. */
  readonly conditions: string;
  /** Why it can't be used for this bet; null when it can. */
  readonly problem: string | null;
}

export interface FreeBetChoiceProps {
  readonly label: string;
  readonly name: string;
  /** The bettor's own money, the choice without a free bet. */
  readonly balance: { readonly label: string; readonly text: string };
  readonly freeBets: readonly FreeBetOption[];
  /** The id of the free bet chosen; empty for the balance. */
  readonly defaultValue: string;
  readonly hint?: string | undefined;
  /** A free bet that was chosen and is refused. */
  readonly error?: string | null | undefined;
  readonly onChoice?: ((id: string) => void) | undefined;
}

/** What pays for a bet: the balance, or one of the bettor's free bets, each a whole stake. Source: 3§5. */
export function FreeBetChoice({
  label,
  name,
  balance,
  freeBets,
  defaultValue,
  hint,
  error,
  onChoice,
}: FreeBetChoiceProps) {
  return (
    <RadioGroup
      label={label}
      name={name}
      layout="cards"
      defaultValue={defaultValue}
      hint={hint}
      error={error}
      onChoice={onChoice}
      choices={[
        {
          value: '',
          label: balance.label,
          description: balance.text,
          leading: <Wallet aria-hidden="true" size={20} className="text-text-muted" />,
        },
        ...freeBets.map(({ id, label: freeBet, conditions, problem }) => ({
          value: id,
          label: freeBet,
          description: problem ?? conditions,
          disabled: problem !== null,
          leading: <Gift aria-hidden="true" size={20} className="text-text-muted" />,
        })),
      ]}
    />
  );
}
