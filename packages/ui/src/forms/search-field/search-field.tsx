import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type InputHTMLAttributes, forwardRef, useRef } from 'react';
import {
  type FieldWords,
  FormField,
  framedInputStyles,
  frameStyles,
} from '../form-field/form-field.tsx';
import { IconButton } from '../../base/icon-button/icon-button.tsx';

export interface SearchFieldProps
  extends
    Pick<FieldWords, 'hint'>,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'placeholder' | 'children'> {
  readonly name: string;
  readonly label: string;
  readonly clearLabel: string;
  /** The label stands above the field, not in it. */
  readonly labelShown?: boolean | undefined;
  /** Told the text on every change, also when it is cleared. */
  readonly onSearchText?: ((text: string) => void) | undefined;
}

/** What is looked for. The text is cleared by the button at its end, or by Escape. */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, hint, clearLabel, labelShown = false, onSearchText, className = '', ...input },
  ref,
) {
  const frame = useRef<HTMLDivElement>(null);

  function clear() {
    const field = frame.current?.querySelector('input');
    if (!field) return;
    field.value = '';
    field.focus();
    onSearchText?.('');
  }

  return (
    <FormField
      id={input.id ?? input.name}
      label={label}
      hint={hint}
      labelHidden={!labelShown}
      describedBy={input['aria-describedby']}
    >
      {(wiring) => (
        <div ref={frame} className={frameStyles({ invalid: false, className })}>
          <Search aria-hidden="true" size={20} className="text-text-muted" />
          <input
            autoComplete="off"
            enterKeyHint="search"
            {...input}
            {...wiring}
            ref={ref}
            type="search"
            // Never empty: by it the stylesheet knows when the clear button has nothing to do.
            placeholder={labelShown ? ' ' : label}
            onChange={(event) => {
              input.onChange?.(event);
              onSearchText?.(event.currentTarget.value);
            }}
            className={`peer appearance-none [&::-webkit-search-cancel-button]:hidden ${framedInputStyles()}`}
          />
          <IconButton
            label={clearLabel}
            icon={<X aria-hidden="true" size={20} />}
            onClick={clear}
            className="-mr-3 text-text-muted peer-placeholder-shown:hidden hover:text-text noscript:hidden"
          />
        </div>
      )}
    </FormField>
  );
});
