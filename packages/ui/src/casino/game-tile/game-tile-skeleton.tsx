import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';

/** The place of a tile still to come, in its final size. */
export const GameTileSkeleton = forwardRef<HTMLDivElement, RootProps<'div'>>(
  function GameTileSkeleton({ className, ...rest }, ref) {
    return (
      <div ref={ref} {...rest} className={cx('min-w-0', className)}>
        <Skeleton className="aspect-4/5 w-full rounded-card" />
        <div className="mt-1.5 flex h-4 items-center">
          <Skeleton className="h-3 w-3/4 rounded-box" />
        </div>
        <div className="flex h-4 items-center">
          <Skeleton className="h-3 w-1/2 rounded-box" />
        </div>
      </div>
    );
  },
);
