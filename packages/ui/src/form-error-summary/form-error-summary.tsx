import CircleAlert from 'lucide-react/icons/circle-alert';
import { type HTMLAttributes, type MouseEvent, type ReactNode, forwardRef, useEffect } from 'react';
import { useOwnRoot } from '../root-props/use-own-root.ts';

export interface FieldError {
  /** The id of the field to mend; absent when the error belongs to the whole form. */
  readonly fieldId?: string | undefined;
  readonly text: ReactNode;
}

export interface FormErrorSummaryProps extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'title' | 'children' | 'role' | 'tabIndex'
> {
  readonly title: ReactNode;
  /**
   * None when the title says it all. A list made anew takes the focus again: keep it while the form's
   * answer is the same.
   */
  readonly errors: readonly FieldError[];
}

/** What stands in the way of a form, each a link to its field. Takes the focus when it appears. */
export const FormErrorSummary = forwardRef<HTMLDivElement, FormErrorSummaryProps>(
  function FormErrorSummary({ title, errors, className = '', ...rest }, ref) {
    const summary = useOwnRoot(ref);
    useEffect(() => summary.current?.focus(), [summary, errors]);
    return (
      <div
        {...rest}
        ref={summary}
        role="alert"
        tabIndex={-1}
        className={`flex gap-3 rounded-card border border-danger bg-danger-soft p-3 text-base text-on-danger-soft ${className}`}
      >
        <CircleAlert aria-hidden="true" size={20} className="shrink-0" />
        <div className="min-w-0">
          <p className="font-bold">{title}</p>
          {errors.length > 0 ? (
            <ul>
              {errors.map((error, position) => (
                <li key={error.fieldId ?? position}>
                  {error.fieldId ? (
                    <a
                      href={`#${error.fieldId}`}
                      onClick={focusField}
                      className="inline-flex min-h-11 items-center py-1.5 underline underline-offset-4 hover:no-underline"
                    >
                      {error.text}
                    </a>
                  ) : (
                    <span className="inline-block py-1">{error.text}</span>
                  )}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
    );
  },
);

/** Typing is possible at once, and the address keeps no trace of it. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
