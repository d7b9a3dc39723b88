import { Skeleton } from '../skeleton/skeleton.tsx';

/** The place of a tile still to come, in its final size. */
export function GameTileSkeleton() {
  return (
    <div className="min-w-0">
      <Skeleton className="aspect-4/5 w-full rounded-card" />
      <div className="mt-1.5 flex h-4 items-center">
        <Skeleton className="h-3 w-3/4 rounded-box" />
      </div>
      <div className="flex h-4 items-center">
        <Skeleton className="h-3 w-1/2 rounded-box" />
      </div>
    </div>
  );
}
