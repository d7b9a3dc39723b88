import { forwardRef } from 'react';
import type { TicketType } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface TicketTypeOption {
  readonly type: TicketType;
  readonly label: string;
  readonly available: boolean;
}

export interface TicketTypeSwitchProps extends RootProps<'div'> {
  readonly label: string;
  readonly name: string;
  readonly current: TicketType;
  readonly options: readonly TicketTypeOption[];
  /** Why a type can't be chosen now. */
  readonly note?: string | null | undefined;
}

/** Singles or a multiple, as buttons of the form around them. */
export const TicketTypeSwitch = forwardRef<HTMLDivElement, TicketTypeSwitchProps>(
  function TicketTypeSwitch({ label, name, current, options, note = null, ...rest }, ref) {
    const noteId = `${name}-note`;
    return (
      <div ref={ref} {...rest}>
        <div
          role="group"
          aria-label={label}
          aria-describedby={note ? noteId : undefined}
          className="grid auto-cols-fr grid-flow-col gap-1 rounded-control border border-hairline bg-ground p-1"
        >
          {options.map((option) => (
            <button
              key={option.type}
              type="submit"
              name={name}
              value={option.type}
              aria-pressed={option.type === current}
              disabled={!option.available}
              className="min-h-11 cursor-pointer rounded-[calc(var(--vt-radius-control)-4px)] px-3 text-base font-medium text-text-muted not-disabled:hover:text-text disabled:cursor-not-allowed disabled:opacity-60 aria-pressed:bg-raised aria-pressed:font-bold aria-pressed:text-text aria-pressed:shadow-card"
            >
              {option.label}
            </button>
          ))}
        </div>
        {note ? (
          <p id={noteId} className="mt-1 text-xs text-text-muted">
            {note}
          </p>
        ) : null}
      </div>
    );
  },
);
