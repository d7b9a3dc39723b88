import {
  type ClipboardEvent,
  type FormEvent,
  type InputHTMLAttributes,
  forwardRef,
  useRef,
} from 'react';
import { type FieldWords, FormField } from '../form-field/form-field.tsx';

const PIN_LENGTH = 6;
const cells = Array.from({ length: PIN_LENGTH }, (_, at) => at);

export interface PinFieldProps
  extends
    FieldWords,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'maxLength' | 'children'> {
  readonly name: string;
  /** Told the six digits as soon as they are there. */
  readonly onPin?: ((pin: string) => void) | undefined;
}

/**
 * The six digits of a code that was sent. One input drawn over six boxes, so that the phone can fill
 * in the code, a paste lands whole, a screen reader meets one field, and no script is needed.
 */
export const PinField = forwardRef<HTMLInputElement, PinFieldProps>(function PinField(
  { label, hint, error, optional, onPin, className = '', ...input },
  ref,
) {
  const told = useRef('');

  function tell(pin: string) {
    if (pin.length === PIN_LENGTH && pin !== told.current) onPin?.(pin);
    told.current = pin;
  }

  function keepDigits(event: FormEvent<HTMLInputElement>) {
    const field = event.currentTarget;
    const digits = field.value.replace(/\D/g, '').slice(0, PIN_LENGTH);
    if (digits !== field.value) field.value = digits;
    input.onInput?.(event);
    tell(digits);
  }

  /** Codes are sent as `123 456` too, of which the field alone would take six characters. */
  function pasteDigits(event: ClipboardEvent<HTMLInputElement>) {
    input.onPaste?.(event);
    const digits = event.clipboardData.getData('text').replace(/\D/g, '');
    if (event.isDefaultPrevented() || digits.length !== PIN_LENGTH) return;
    event.preventDefault();
    event.currentTarget.value = digits;
    tell(digits);
  }

  return (
    <FormField
      id={input.id ?? input.name}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      describedBy={input['aria-describedby']}
    >
      {(wiring) => (
        <div className={`pin-field ${className}`} data-invalid={error ? '' : undefined}>
          <div aria-hidden="true" className="pin-cells">
            {cells.map((cell) => (
              <span key={cell} className="rounded-box" />
            ))}
          </div>
          <input
            autoComplete="one-time-code"
            pattern="\d{6}"
            {...input}
            {...wiring}
            ref={ref}
            type="text"
            inputMode="numeric"
            maxLength={PIN_LENGTH}
            autoCorrect="off"
            spellCheck={false}
            onInput={keepDigits}
            onPaste={pasteDigits}
          />
        </div>
      )}
    </FormField>
  );
});
