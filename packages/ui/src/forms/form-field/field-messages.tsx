import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';

export interface FieldMessagesProps {
  /** The id of the control; the messages stand under it with `-error` and `-hint`. */
  readonly id: string;
  readonly error?: ReactNode;
  readonly hint?: ReactNode;
  /** In the tight rows of a bet slip. */
  readonly dense?: boolean | undefined;
}

/** What is wrong with a control, marked by more than colour, and what helps to fill it in. */
export function FieldMessages({ id, error, hint, dense = false }: FieldMessagesProps) {
  return (
    <>
      {error ? (
        <p
          id={`${id}-error`}
          className={`mt-1 flex gap-1.5 text-danger ${dense ? 'text-sm' : 'text-base'}`}
        >
          <CircleAlert aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0 break-words">{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p
          id={`${id}-hint`}
          className={`mt-1 break-words text-text-muted ${dense ? 'text-xs' : 'text-sm'}`}
        >
          {hint}
        </p>
      ) : null}
    </>
  );
}

/** The ids of what describes a control: its error first, its hint, then whatever else is given. */
export function describedBy(
  id: string,
  { error, hint }: { readonly error?: ReactNode; readonly hint?: ReactNode },
  ...others: readonly (string | undefined)[]
): string | undefined {
  const ids = [error ? `${id}-error` : '', hint ? `${id}-hint` : '', ...others];
  return ids.filter(Boolean).join(' ') || undefined;
}
