import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';

const sheet = 'fill-card stroke-text-muted';
const line = 'fill-none stroke-text-muted';
const mark = 'fill-none stroke-link';

/** Drawings in the brand's own colours, on a ground of 96 by 64. */
const drawings = {
  front: (
    <>
      <rect className={sheet} x="8" y="6" width="80" height="52" rx="6" />
      <rect className={mark} x="16" y="18" width="22" height="28" rx="3" />
      <circle className={mark} cx="27" cy="28" r="4" />
      <path className={mark} d="M20 42a7 6 0 0 1 14 0" />
      <path className={line} d="M46 20h34M46 30h26M46 40h30" />
    </>
  ),
  back: (
    <>
      <rect className={sheet} x="8" y="6" width="80" height="52" rx="6" />
      <path className={line} d="M16 16h44M16 25h32" />
      <rect className={mark} x="66" y="14" width="14" height="18" rx="3" />
      <path className={line} d="M16 38h64M16 45h64M16 52h40" strokeDasharray="3 3" />
    </>
  ),
  address: (
    <>
      <path className={sheet} d="M22 4h38l14 14v42H22z" />
      <path className={line} d="M60 4v14h14M30 46h36M30 53h24" />
      <path className={mark} d="M32 27l10-9 10 9v12H32z" />
      <path className={mark} d="M40 39v-6h4v6" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** What a document shows: a side of the identity card, or where its bearer lives. */
export type DocumentKind = keyof typeof drawings;

export interface DocumentDrawingProps extends RootProps<'svg'> {
  readonly kind: DocumentKind;
}

/** How a document looks that is asked for. The words beside it name it. */
export const DocumentDrawing = forwardRef<SVGSVGElement, DocumentDrawingProps>(
  function DocumentDrawing({ kind, className, ...rest }, ref) {
    return (
      <svg
        ref={ref}
        {...rest}
        aria-hidden="true"
        viewBox="0 0 96 64"
        width={96}
        height={64}
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={cx('shrink-0', className)}
      >
        {drawings[kind]}
      </svg>
    );
  },
);
