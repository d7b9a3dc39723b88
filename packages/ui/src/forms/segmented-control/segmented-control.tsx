import { type HTMLAttributes, type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Fieldset, type FieldsetProps } from '../fieldset/fieldset.tsx';

const frame = 'flex gap-1 rounded-control border bg-ground p-1';
const segment =
  'flex min-h-11 min-w-0 flex-1 cursor-pointer items-center justify-center rounded-[calc(var(--vt-radius-control)-4px)] px-2 py-1 text-center text-base leading-tight font-medium break-words text-text-muted no-underline -outline-offset-2 hover:text-text';

export interface SegmentLink {
  readonly href: string;
  readonly label: ReactNode;
  readonly current: boolean;
}

export interface SegmentedLinksProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'aria-label' | 'children'
> {
  /** What the segments choose. */
  readonly label: string;
  readonly items: readonly SegmentLink[];
}

/** A few exclusive views of the same thing, as links. */
export const SegmentedLinks = forwardRef<HTMLElement, SegmentedLinksProps>(function SegmentedLinks(
  { label, items, ...rest },
  ref,
) {
  return (
    <nav {...rest} ref={ref} aria-label={label}>
      <ul className={`${frame} border-hairline`}>
        {items.map((item) => (
          <li key={item.href} className="flex min-w-0 flex-1">
            <AppLink
              href={item.href}
              aria-current={item.current ? 'true' : undefined}
              className={`${segment} aria-[current]:bg-raised aria-[current]:font-bold aria-[current]:text-text aria-[current]:shadow-raised`}
            >
              {item.label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});

export interface SegmentChoice {
  readonly value: string;
  readonly label: ReactNode;
}

export interface SegmentedRadiosProps extends Omit<
  FieldsetProps,
  'kind' | 'labelHidden' | 'children' | 'role'
> {
  /** Each radio's `name`; the first takes it as its id, or the one given, for an error to lead to. */
  readonly name: string;
  readonly choices: readonly SegmentChoice[];
  readonly defaultValue?: string | undefined;
  readonly required?: boolean | undefined;
  /** What the segments choose stands above them instead of being said only. */
  readonly labelShown?: boolean | undefined;
  readonly onChoice?: ((value: string) => void) | undefined;
}

/** A few exclusive answers of a form, in short words. */
export const SegmentedRadios = forwardRef<HTMLFieldSetElement, SegmentedRadiosProps>(
  function SegmentedRadios(
    { id, name, choices, defaultValue, required, labelShown = false, onChoice, ...fieldset },
    ref,
  ) {
    const firstId = id ?? name;
    return (
      <Fieldset
        {...fieldset}
        ref={ref}
        id={`${firstId}-group`}
        kind="question"
        labelHidden={!labelShown}
        role="radiogroup"
        aria-required={required}
        aria-invalid={fieldset.error ? true : undefined}
      >
        <div className={`${frame} ${fieldset.error ? 'border-danger' : 'border-hairline'}`}>
          {choices.map((choice, at) => (
            <label
              key={choice.value}
              className={`${segment} relative has-checked:bg-raised has-checked:font-bold has-checked:text-text has-checked:shadow-raised has-focus-visible:outline-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2`}
            >
              <input
                type="radio"
                id={at === 0 ? firstId : undefined}
                name={name}
                value={choice.value}
                defaultChecked={choice.value === defaultValue}
                required={required}
                onChange={() => onChoice?.(choice.value)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              {choice.label}
            </label>
          ))}
        </div>
      </Fieldset>
    );
  },
);
