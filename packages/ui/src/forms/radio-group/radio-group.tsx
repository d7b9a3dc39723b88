import { cva } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';

export interface RadioChoice {
  readonly value: string;
  readonly label: ReactNode;
  /** What choosing it means; for one that can't be chosen, why. */
  readonly description?: ReactNode;
  /** A sign before the words: the mark of a payment method. */
  readonly leading?: ReactNode;
  readonly disabled?: boolean | undefined;
}

const BOX =
  'rounded-box border border-control-border bg-field has-checked:border-action has-checked:ring-1 has-checked:ring-action has-checked:ring-inset has-disabled:border-dashed has-disabled:bg-ground';

const choiceStyles = cva(
  'flex min-h-11 cursor-pointer items-start has-disabled:cursor-not-allowed',
  {
    variants: {
      layout: {
        list: 'gap-3 py-2.5',
        cards: `gap-3 px-3 py-2.5 ${BOX}`,
        tiles: `h-full gap-2 px-2.5 py-1.5 leading-tight ${BOX}`,
      },
    },
  },
);

const GROUP_STYLES = {
  list: '',
  cards: 'flex flex-col gap-2',
  tiles: 'scroll-row flex gap-2 *:min-w-34 *:flex-1 *:snap-start',
};

export interface RadioGroupProps extends Omit<
  FieldsetProps,
  'kind' | 'children' | 'role' | 'onChange'
> {
  /** Each radio's `name`; the first takes it as its id, or the one given, for an error to lead to. */
  readonly name: string;
  readonly choices: readonly RadioChoice[];
  readonly defaultValue?: string | undefined;
  readonly required?: boolean | undefined;
  /** Plain rows, a box around each, or small boxes in one row that scrolls. */
  readonly layout?: 'list' | 'cards' | 'tiles' | undefined;
  readonly onChoice?: ((value: string) => void) | undefined;
}

/** One answer of a few, all in sight. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(
  { id, name, choices, defaultValue, required, layout = 'list', onChoice, ...fieldset },
  ref,
) {
  const firstId = id ?? name;
  return (
    <Fieldset
      {...fieldset}
      ref={ref}
      id={`${firstId}-group`}
      kind="question"
      role="radiogroup"
      aria-required={required}
      aria-invalid={fieldset.error ? true : undefined}
    >
      <div className={GROUP_STYLES[layout]}>
        {choices.map((choice, at) => {
          const choiceId = at === 0 ? firstId : `${firstId}-${choice.value}`;
          return (
            <div key={choice.value}>
              <label htmlFor={choiceId} className={choiceStyles({ layout })}>
                <input
                  type="radio"
                  id={choiceId}
                  name={name}
                  value={choice.value}
                  defaultChecked={choice.value === defaultValue}
                  disabled={choice.disabled}
                  required={required}
                  aria-labelledby={`${choiceId}-label`}
                  aria-describedby={choice.description ? `${choiceId}-description` : undefined}
                  onChange={() => onChoice?.(choice.value)}
                  className={`${layout === 'tiles' ? 'size-4' : 'mt-0.5 size-5'} shrink-0 cursor-[inherit] appearance-none rounded-full border bg-field checked:border-6 checked:border-action disabled:border-dashed disabled:bg-hairline forced-colors:appearance-auto ${fieldset.error ? 'border-danger' : 'border-control-border'}`}
                />
                {choice.disabled && choice.leading ? (
                  <span className="shrink-0 opacity-50 grayscale">{choice.leading}</span>
                ) : (
                  choice.leading
                )}
                <span className="min-w-0 flex-1">
                  <span
                    id={`${choiceId}-label`}
                    className={`block break-words ${layout === 'tiles' ? 'text-sm' : 'text-base'} ${choice.disabled ? 'text-text-muted' : 'font-medium'}`}
                  >
                    {choice.label}
                  </span>
                  {choice.description ? (
                    <span
                      id={`${choiceId}-description`}
                      className={`mt-0.5 block ${layout === 'tiles' ? 'text-xs' : 'text-sm'} ${choice.disabled ? '' : 'text-text-muted'}`}
                    >
                      {choice.description}
                    </span>
                  ) : null}
                </span>
              </label>
            </div>
          );
        })}
      </div>
    </Fieldset>
  );
});
