import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

interface SkeletonProps extends RootProps<'span'> {
  /** The final size and corner of what will stand here, as classes: `h-odds w-full rounded-odds`. */
  readonly className: string;
}

/** The place of something still to come. */
export const Skeleton = forwardRef<HTMLSpanElement, SkeletonProps>(function Skeleton(
  { className, ...rest },
  ref,
) {
  return (
    <span
      ref={ref}
      {...rest}
      aria-hidden="true"
      className={`block animate-skeleton bg-skeleton ${className}`}
    />
  );
});

interface SkeletonRegionProps extends RootProps<'div'> {
  /** What is being loaded, said to those who don't see it. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A group of skeletons announced once. */
export const SkeletonRegion = forwardRef<HTMLDivElement, SkeletonRegionProps>(
  function SkeletonRegion({ label, children, ...rest }, ref) {
    return (
      // What is busy is not read: the words stand outside of it.
      <div ref={ref} {...rest} role="status">
        <span className="sr-only">{label}</span>
        <div aria-busy="true">{children}</div>
      </div>
    );
  },
);
