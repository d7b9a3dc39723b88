import { type InputHTMLAttributes, forwardRef, useCallback, useId } from 'react';
import { useOwnRoot } from '../../base/root-props/use-own-root.ts';
import {
  type FieldWords,
  FormField,
  framedInputStyles,
  frameStyles,
} from '../form-field/form-field.tsx';
import { type TextMask, useTextMask, writeMasked } from '../form-field/text-mask.ts';

interface PhoneWriting {
  /** The country's prefix, shown before the number. */
  readonly prefix: string;
  /** How its numbers are written, the longest last. */
  readonly masks: readonly TextMask[];
}

/** How each country writes its telephone numbers. */
export const PHONE_WRITINGS = {
  BR: { prefix: '+55', masks: ['(00) 0000-0000', '(00) 00000-0000'] },
  PE: { prefix: '+51', masks: ['000 000 000'] },
  CO: { prefix: '+57', masks: ['000 000 0000'] },
  EC: { prefix: '+593', masks: ['000 000 0000'] },
  GT: { prefix: '+502', masks: ['0000 0000'] },
  MX: { prefix: '+52', masks: ['00 0000 0000'] },
} as const satisfies Readonly<Record<string, PhoneWriting>>;

export interface PhoneFieldProps
  extends
    FieldWords,
    PhoneWriting,
    Omit<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'inputMode' | 'prefix' | 'children' | 'defaultValue'
    > {
  readonly name: string;
  readonly defaultValue?: string | undefined;
}

/** A number pasted or filled in with its country's prefix, without it: the prefix stands before. */
function nationalPart(text: string, prefix: string): string {
  const compact = text.replace(/[^\d+]/g, '');
  return compact.startsWith(prefix) ? compact.slice(prefix.length) : text;
}

/**
 * A telephone number of one country, whose prefix stands before the field and is not posted. It is
 * written as the country writes it while one types; without scripts, as one likes.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { label, hint, error, optional, prefix, masks, defaultValue, className = '', ...input },
  handed,
) {
  const field = useOwnRoot(handed);
  const prefixId = useId();
  const keep = useCallback((text: string) => nationalPart(text, prefix), [prefix]);
  useTextMask(field, { masks, keep });
  const id = input.id ?? input.name;
  return (
    <FormField
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      describedBy={[prefixId, input['aria-describedby']].filter(Boolean).join(' ')}
    >
      {(wiring) => (
        <div className={frameStyles({ invalid: Boolean(error), className })}>
          <span id={prefixId} className="text-md text-text-muted tabular-nums">
            {prefix}
          </span>
          <span aria-hidden="true" className="h-5 border-l border-control-border" />
          <input
            autoComplete="tel-national"
            {...input}
            {...wiring}
            ref={field}
            type="tel"
            inputMode="tel"
            defaultValue={
              defaultValue === undefined ? undefined : writeMasked(defaultValue, { masks, keep })
            }
            className={framedInputStyles()}
          />
        </div>
      )}
    </FormField>
  );
});
