import { cx } from 'class-variance-authority';
import type { OddsChangeChoice as Choice } from '@vitrine/betting/bet-slip/odds-change';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, useState, forwardRef } from 'react';
import { RadioGroup } from '../../forms/radio-group/radio-group.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface OddsChangeOption {
  readonly choice: Choice;
  readonly label: string;
  /** What it means for the bet. */
  readonly text: string;
}

export interface OddsChangeChoiceProps extends RootProps<'details'> {
  /** `Se a odd mudar antes de confirmar`. */
  readonly label: string;
  readonly name: string;
  readonly options: readonly OddsChangeOption[];
  readonly defaultValue: Choice;
  readonly onChoice?: ((choice: Choice) => void) | undefined;
}

/** Which changes of a price the bettor agrees to beforehand; folded away, with the choice in sight. */
export const OddsChangeChoice = forwardRef<HTMLDetailsElement, OddsChangeChoiceProps>(
  function OddsChangeChoice(
    { label, name, options, defaultValue, onChoice, className, ...rest },
    ref,
  ) {
    // Its own: a page holds the slip twice where a sheet stands over the column.
    const choiceId = useId();
    const [chosen, setChosen] = useState(defaultValue);
    return (
      <details ref={ref} {...rest} className={cx('group/change', className)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm -outline-offset-2 select-none [&::-webkit-details-marker]:hidden">
          <span className="min-w-0 flex-1">
            <span className="block text-text-muted">{label}</span>
            <span className="block font-bold">
              {options.find(({ choice }) => choice === chosen)?.label}
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="text-text-muted transition-transform group-open/change:rotate-180"
          />
        </summary>
        <RadioGroup
          label={label}
          labelHidden
          id={choiceId}
          name={name}
          defaultValue={defaultValue}
          onChoice={(value) => {
            const option = options.find(({ choice }) => choice === value);
            if (!option) return;
            setChosen(option.choice);
            onChoice?.(option.choice);
          }}
          choices={options.map((option) => ({
            value: option.choice,
            label: option.label,
            description: option.text,
          }))}
        />
      </details>
    );
  },
);
