import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { Skeleton, SkeletonRegion } from '../skeleton/skeleton.tsx';

export interface SkeletonCardsProps extends RootProps<'div'> {
  /** `Carregando`. */
  readonly label: string;
  readonly count: number;
  /** How many lines of text stand under the title. */
  readonly lines: number;
  /** Cards that begin with a picture, twice as wide as high. */
  readonly picture?: boolean | undefined;
}

/** `Card`s that are still to come, in their final size: a title and so many lines. */
export const SkeletonCards = forwardRef<HTMLDivElement, SkeletonCardsProps>(function SkeletonCards(
  { label, count, lines, picture = false, ...rest },
  ref,
) {
  return (
    <SkeletonRegion ref={ref} {...rest} label={label}>
      <div
        aria-hidden="true"
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3"
      >
        {Array.from({ length: count }, (_, card) => (
          <div key={card} className="card-frame overflow-hidden">
            {picture ? <Skeleton className="aspect-2/1 w-full" /> : null}
            <div className="flex h-6 items-center px-card pt-card box-content">
              <Skeleton className="h-4 w-1/2 rounded-control" />
            </div>
            <div className="p-card">
              {Array.from({ length: lines }, (__, line) => (
                <div key={line} className="flex h-5 items-center">
                  <Skeleton
                    className={`h-3.5 rounded-control ${line === lines - 1 ? 'w-3/5' : 'w-full'}`}
                  />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </SkeletonRegion>
  );
});
