import { forwardRef } from 'react';
import { ShowMore } from '../../base/show-more/show-more.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface RacePosition {
  readonly id: string;
  /** `1`; a driver who retired has none. */
  readonly position: string | null;
  /** The place in full words, or that the driver retired. */
  readonly positionName: string;
  readonly name: string;
  /** The team. */
  readonly detail?: string | undefined;
  /** The gap to the first, "leads", or why the driver is out. */
  readonly gapText: string;
}

export interface RaceBoardProps extends RootProps<'div'> {
  /** Whose positions these are. */
  readonly label: string;
  /** In their order; who retired comes last. */
  readonly positions: readonly RacePosition[];
  /** Stands in the way of the rest of a long field. */
  readonly more?:
    | { readonly after: number; readonly showText: string; readonly hideText: string }
    | null
    | undefined;
}

/** The order of a race. Lists take the numbers of their places from the race, not from the browser. */
export const RaceBoard = forwardRef<HTMLDivElement, RaceBoardProps>(function RaceBoard(
  { label, positions, more = null, ...rest },
  ref,
) {
  const first = more ? positions.slice(0, more.after) : positions;
  const others = positions.slice(first.length);
  return (
    <div ref={ref} {...rest}>
      <Places label={label} positions={first} />
      {more && others.length > 0 ? (
        <ShowMore showText={more.showText} hideText={more.hideText}>
          <div className="border-t border-hairline">
            <Places label={label} positions={others} />
          </div>
        </ShowMore>
      ) : null}
    </div>
  );
});

function Places({ label, positions }: Pick<RaceBoardProps, 'label' | 'positions'>) {
  return (
    <ol aria-label={label} className="list-none divide-y divide-hairline">
      {positions.map(({ id, position, positionName, name, detail, gapText }) => (
        <li
          key={id}
          className={`flex min-h-10 flex-wrap items-center gap-x-3 py-1 ${position === null ? 'text-text-muted' : ''}`}
        >
          <span className="w-6 shrink-0 text-right text-base font-bold tabular-nums">
            <span aria-hidden="true">{position ?? '–'}</span>{' '}
            <span className="sr-only">{positionName}</span>
          </span>{' '}
          <span className="min-w-0 flex-1 basis-24 leading-tight">
            <span className="block font-medium break-words">{name}</span>{' '}
            {detail ? <span className="block text-xs text-text-muted">{detail}</span> : null}
          </span>{' '}
          <span className="ml-auto shrink-0 text-sm tabular-nums">{gapText}</span>
        </li>
      ))}
    </ol>
  );
}
