import ChevronDown from 'lucide-react/icons/chevron-down';
import { type SelectHTMLAttributes, forwardRef } from 'react';
import { type FieldWords, FormField, fieldStyles } from '../form-field/form-field.tsx';

export interface SelectProps
  extends FieldWords, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'multiple' | 'size'> {
  readonly name: string;
  /** The first entry, with no value, while nothing is chosen: `Escolha um estado`. */
  readonly emptyText?: string | undefined;
}

/** One of many, from the phone's own list. Its children are options and groups of them. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, hint, error, optional, emptyText, className = '', children, ...select },
  ref,
) {
  return (
    <FormField
      id={select.id ?? select.name}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      describedBy={select['aria-describedby']}
    >
      {(wiring) => (
        <div className={`relative ${className}`}>
          <select
            {...select}
            {...wiring}
            ref={ref}
            className={fieldStyles({ invalid: Boolean(error), shape: 'lineWithMark' })}
          >
            {emptyText === undefined ? null : <option value="">{emptyText}</option>}
            {children}
          </select>
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="pointer-events-none absolute inset-y-0 right-3 my-auto text-text-muted"
          />
        </div>
      )}
    </FormField>
  );
});
