import { type TextareaHTMLAttributes, forwardRef, useState } from 'react';
import { type FieldWords, FormField, fieldStyles } from '../form-field/form-field.tsx';
import { useFilledBefore } from '../form-field/use-filled-before.ts';
import { useOwnRoot } from '../../base/root-props/use-own-root.ts';

export interface TextAreaProps
  extends FieldWords, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  readonly name: string;
  /** How many characters may follow, in words; with `maxLength`. */
  readonly remainingText?: ((count: number) => string) | undefined;
}

/** When a screen reader begins to hear how much room is left. */
const NEARLY_FULL = 20;

/** A text of several lines, which grows with what is written where the browser can do it. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hint, error, optional, remainingText, className = '', ...area },
  ref,
) {
  const [length, setLength] = useState(String(area.defaultValue ?? '').length);
  const field = useOwnRoot(ref);
  useFilledBefore<HTMLTextAreaElement>(field, ({ value }) => setLength(value.length));
  const left = Math.max(0, (area.maxLength ?? 0) - length);
  const counts = remainingText !== undefined && area.maxLength !== undefined;
  return (
    <FormField
      id={area.id ?? area.name}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      describedBy={area['aria-describedby']}
      below={
        counts ? (
          <>
            <p
              aria-hidden="true"
              className="mt-1 text-right text-sm text-text-muted tabular-nums noscript:hidden"
            >
              {remainingText(left)}
            </p>
            <p role="status" className="sr-only">
              {left <= NEARLY_FULL ? remainingText(left) : null}
            </p>
          </>
        ) : null
      }
    >
      {(wiring) => (
        <textarea
          rows={4}
          {...area}
          {...wiring}
          ref={field}
          onInput={(event) => {
            setLength(event.currentTarget.value.length);
            area.onInput?.(event);
          }}
          className={fieldStyles({
            invalid: Boolean(error),
            shape: 'lines',
            className: `field-sizing-content max-h-80 min-h-28 resize-y ${className}`,
          })}
        />
      )}
    </FormField>
  );
});
