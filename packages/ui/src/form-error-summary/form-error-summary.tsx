import CircleAlert from 'lucide-react/icons/circle-alert';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';

export interface FieldError {
  /** The id of the field to mend; absent when the error belongs to the whole form. */
  readonly fieldId?: string | undefined;
  readonly text: ReactNode;
}

export interface FormErrorSummaryProps {
  readonly title: ReactNode;
  readonly errors: readonly FieldError[];
}

/** What stands in the way of a form, each a link to its field. Takes the focus when it appears. */
export function FormErrorSummary({ title, errors }: FormErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [errors]);
  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="flex gap-3 rounded-card border border-danger bg-danger-soft p-3 text-base text-on-danger-soft"
    >
      <CircleAlert aria-hidden="true" size={20} className="shrink-0" />
      <div className="min-w-0">
        <p className="font-bold">{title}</p>
        <ul className="mt-1 flex flex-col gap-1">
          {errors.map((error, position) => (
            <li key={error.fieldId ?? position}>
              {error.fieldId ? (
                <a
                  href={`#${error.fieldId}`}
                  onClick={focusField}
                  className="inline-block py-1 underline underline-offset-4"
                >
                  {error.text}
                </a>
              ) : (
                error.text
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Typing is possible at once, and the address keeps no trace of it. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
}
