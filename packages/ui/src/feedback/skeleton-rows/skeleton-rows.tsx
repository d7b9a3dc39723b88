import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { Skeleton, SkeletonRegion } from '../skeleton/skeleton.tsx';

export interface SkeletonRowsProps extends RootProps<'div'> {
  /** `Carregando`. */
  readonly label: string;
  /** As many rows as are to come, or as fit. */
  readonly count: number;
  /** Rows with a second line, as `ListRow` has with a text. */
  readonly twoLines?: boolean | undefined;
  /** Rows with an amount or state at their end. */
  readonly trailing?: boolean | undefined;
}

/** `ListRow`s of a flush card that are still to come, in their final size. */
export const SkeletonRows = forwardRef<HTMLDivElement, SkeletonRowsProps>(function SkeletonRows(
  { label, count, twoLines = false, trailing = false, ...rest },
  ref,
) {
  return (
    <SkeletonRegion ref={ref} {...rest} label={label}>
      <div aria-hidden="true" className="card-frame overflow-hidden">
        {Array.from({ length: count }, (_, row) => (
          <div
            key={row}
            className="flex min-h-14 items-center gap-3 border-t border-hairline px-card py-row first:border-t-0"
          >
            <span className="min-w-0 flex-1">
              <Line className="h-3.5 w-2/5" />
              {twoLines ? <Line className="h-3 w-1/4" /> : null}
            </span>
            {trailing ? <Skeleton className="h-3.5 w-16 rounded-control" /> : null}
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
});

/** A bar as high as the letters, on a line as high as the text's. */
function Line({ className }: { readonly className: string }) {
  return (
    <span className="flex h-5 items-center">
      <Skeleton className={`max-w-full rounded-control ${className}`} />
    </span>
  );
}
