import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../base/root-props/root-props.ts';

/** How many palettes `art.css` mixes from a brand's roles. */
export const PALETTES = 8;

interface ArtFrameProps extends RootProps<'span'> {
  /** From 0 below `PALETTES`. */
  readonly palette: number;
  readonly width: number;
  readonly height: number;
  /** Where the drawing stands in a frame higher than itself: names may be read over its foot. */
  readonly align: 'top' | 'middle';
  /** The size and the corners of the frame, as classes. */
  readonly className: string;
  readonly children: ReactNode;
  /** Words to be read on the foot of the picture. */
  readonly caption?: ReactNode;
}

/** The ground and the paints of a drawn picture. The words beside it say what it shows. */
export const ArtFrame = forwardRef<HTMLSpanElement, ArtFrameProps>(function ArtFrame(
  { palette, width, height, align, className, children, caption, ...rest },
  ref,
) {
  return (
    <span ref={ref} {...rest} className={`art art-palette-${palette} block ${className}`}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio={align === 'top' ? 'xMidYMin' : 'xMidYMid'}
        className="art-drawing"
      >
        {children}
      </svg>
      {caption ? <span className="art-caption">{caption}</span> : null}
    </span>
  );
});
