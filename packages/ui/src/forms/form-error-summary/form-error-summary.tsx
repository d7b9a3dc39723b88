import CircleAlert from 'lucide-react/icons/circle-alert';
import { type HTMLAttributes, type MouseEvent, type ReactNode, forwardRef, useEffect } from 'react';
import { useOwnRoot } from '../../base/root-props/use-own-root.ts';
import { targetOfError } from './field-of-error.ts';

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
   * Empty when the title is enough. A new array takes the focus again, so keep the same array while the
   * form's answer is the same.
   */
  readonly errors: readonly FieldError[];
  /** What fields are called, by their ids: said before a sentence that may stand against several of them. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

/** The errors of a form, each a link to its field. Takes the focus when it appears. */
export const FormErrorSummary = forwardRef<HTMLDivElement, FormErrorSummaryProps>(
  function FormErrorSummary({ title, errors, labels = {}, className = '', ...rest }, ref) {
    const summary = useOwnRoot(ref);
    useEffect(() => takeFocus(summary.current), [summary, errors]);
    return (
      <div
        {...rest}
        ref={summary}
        role="alert"
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
                      <span>
                        {labels[error.fieldId] ? `${labels[error.fieldId]}: ` : null}
                        {error.text}
                      </span>
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

/**
 * Focuses the summary: a screen reader reads it, and the next Tab goes to its first link. The tabindex
 * is removed when the focus leaves, because a tap on the text would otherwise take the focus from the
 * field that the bettor is correcting. Returns a function that removes the listener.
 */
function takeFocus(summary: HTMLElement | null): (() => void) | undefined {
  if (!summary) return undefined;
  const leave = () => summary.removeAttribute('tabindex');
  summary.setAttribute('tabindex', '-1');
  summary.addEventListener('blur', leave, { once: true });
  summary.focus();
  return () => summary.removeEventListener('blur', leave);
}

/**
 * Scrolls the legend or label to the middle of the screen, clear of what sticks to its edges, then focuses
 * the control without more scrolling. By itself a browser scrolls only the control, and its label stays
 * above the edge of the screen. The page's address does not change.
 */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const target = targetOfError(decodeURIComponent(event.currentTarget.hash.slice(1)));
  if (!target) return;
  event.preventDefault();
  target.words.scrollIntoView({ block: 'center' });
  target.control.focus({ preventScroll: true });
}
