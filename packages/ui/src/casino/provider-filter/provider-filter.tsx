import { cx } from 'class-variance-authority';
import { useId, useState, forwardRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Checkbox } from '../../forms/checkbox/checkbox.tsx';
import { Fieldset } from '../../forms/fieldset/fieldset.tsx';
import { Link } from '../../base/link/link.tsx';
import { SearchField } from '../../forms/search-field/search-field.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface ProviderChoice {
  readonly value: string;
  readonly name: string;
  /** `12 jogos` */
  readonly gamesText: string;
  readonly checked: boolean;
}

export interface ProviderFilterProps extends RootProps<'div'> {
  readonly label: string;
  /** Each checkbox's `name`. */
  readonly name: string;
  readonly providers: readonly ProviderChoice[];
  readonly findLabel: string;
  readonly clearFindLabel: string;
  /** How many fit what is looked for: `3 provedores`, or that none does. */
  readonly foundText: (count: number) => string;
  /** The submit button of the form around the filter. */
  readonly applyLabel: string;
  /** The same page without the filter. */
  readonly clear: { readonly href: string; readonly label: string };
}

/** The letters without their accents, as one types them in a hurry. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/**
 * Which providers' games are shown: checkboxes of the form around, and a field that finds one among
 * fifty where scripts run. What is checked stays checked while it is out of sight. Source: 1§9.
 */
export const ProviderFilter = forwardRef<HTMLDivElement, ProviderFilterProps>(
  function ProviderFilter(
    {
      label,
      name,
      providers,
      findLabel,
      clearFindLabel,
      foundText,
      applyLabel,
      clear,
      className,
      ...rest
    },
    ref,
  ) {
    const id = useId();
    const [sought, setSought] = useState('');
    const fits = (provider: ProviderChoice) => plain(provider.name).includes(plain(sought.trim()));
    const found = providers.filter(fits).length;
    return (
      <div ref={ref} {...rest} className={cx('flex min-h-0 flex-col gap-3', className)}>
        <div className="noscript:hidden">
          <SearchField
            id={`${id}-find`}
            // Without a form: what is looked for here is no part of what is sent.
            form={`${id}-none`}
            name="provider-name"
            label={findLabel}
            clearLabel={clearFindLabel}
            onSearchText={setSought}
          />
          <p role="status" className="mt-1 text-sm text-text-muted tabular-nums">
            {foundText(found)}
          </p>
        </div>
        <Fieldset label={label} labelHidden kind="question">
          <ul className="grid max-h-88 grid-cols-[repeat(auto-fill,minmax(min(12rem,100%),1fr))] gap-x-4 overflow-y-auto overscroll-contain">
            {providers.map((provider) => (
              <li key={provider.value} hidden={!fits(provider)}>
                <Checkbox
                  id={`${id}-${provider.value}`}
                  name={name}
                  value={provider.value}
                  defaultChecked={provider.checked}
                  label={
                    <>
                      {provider.name}{' '}
                      <span className="text-sm whitespace-nowrap text-text-muted">
                        {provider.gamesText}
                      </span>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </Fieldset>
        <div className="flex flex-wrap items-center gap-4 border-t border-hairline pt-3">
          <Button type="submit">{applyLabel}</Button>
          <Link emphasis="standalone" href={clear.href}>
            {clear.label}
          </Link>
        </div>
      </div>
    );
  },
);
