import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import { SearchField } from '../../forms/search-field/search-field.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface CasinoSearchProps extends RootProps<'div'> {
  /** The page that answers, by GET. */
  readonly action: string;
  /** The field's `name`. */
  readonly name: string;
  readonly label: string;
  readonly clearLabel: string;
  readonly submitLabel: string;
  /** What is looked for; null before anything was. */
  readonly query: string | null;
  /** How many were found for it. */
  readonly resultText?: string | undefined;
  /** The result is said only: the children show it. */
  readonly resultHidden?: boolean | undefined;
  /** The games that were found, that none was, or what others look for. */
  readonly children: ReactNode;
  readonly onSearchText?: ((text: string) => void) | undefined;
}

/** Looks for a game or a provider. Source: 1§2. */
export const CasinoSearch = forwardRef<HTMLDivElement, CasinoSearchProps>(function CasinoSearch(
  {
    action,
    name,
    label,
    clearLabel,
    submitLabel,
    query,
    resultText,
    resultHidden = false,
    children,
    onSearchText,
    className,
    ...rest
  },
  ref,
) {
  return (
    <div ref={ref} {...rest} className={cx('flex flex-col gap-4', className)}>
      <form
        noValidate
        role="search"
        method="get"
        action={action}
        className="flex items-start gap-2"
      >
        <div className="min-w-0 flex-1">
          <SearchField
            name={name}
            label={label}
            clearLabel={clearLabel}
            defaultValue={query ?? ''}
            onSearchText={onSearchText}
          />
        </div>
        <Button type="submit">{submitLabel}</Button>
      </form>
      <p
        role="status"
        className={resultText && !resultHidden ? 'text-base text-text-muted' : 'sr-only'}
      >
        {resultText}
      </p>
      {children}
    </div>
  );
});
