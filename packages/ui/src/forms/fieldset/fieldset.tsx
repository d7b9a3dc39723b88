import { type FieldsetHTMLAttributes, forwardRef, useId } from 'react';
import { describedBy, FieldMessages } from '../form-field/field-messages.tsx';
import { type FieldWords, OptionalMark } from '../form-field/form-field.tsx';

export interface FieldsetProps
  extends FieldWords, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'defaultValue'> {
  /** A part of a form with several questions, or one question answered by several controls. */
  readonly kind?: 'part' | 'question' | undefined;
  readonly labelHidden?: boolean | undefined;
}

/** Controls that belong together, under one name, with one hint and one error. */
export const Fieldset = forwardRef<HTMLFieldSetElement, FieldsetProps>(function Fieldset(
  { label, hint, error, optional, kind = 'part', labelHidden = false, children, ...rest },
  ref,
) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const legend = kind === 'part' ? 'mb-3 text-md font-bold' : 'mb-1 text-base font-medium';
  return (
    <fieldset
      {...rest}
      ref={ref}
      id={id}
      aria-describedby={describedBy(id, { error, hint }, rest['aria-describedby'])}
      className={`min-w-0 ${rest.className ?? ''}`}
    >
      <legend className={labelHidden ? 'sr-only' : `max-w-full text-text ${legend}`}>
        {label}
        {optional ? <OptionalMark>{optional}</OptionalMark> : null}
      </legend>
      {kind === 'part' && (error || hint) ? (
        <div className="-mt-3 mb-3">
          <FieldMessages id={id} error={error} hint={hint} />
        </div>
      ) : null}
      {children}
      {kind === 'question' ? <FieldMessages id={id} error={error} hint={hint} /> : null}
    </fieldset>
  );
});
