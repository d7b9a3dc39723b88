import { cx } from 'class-variance-authority';
import { type ReactNode, useRef, forwardRef } from 'react';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { type BarcodeDrawing, barcodeDrawing } from './code-128.ts';
import type { RootProps } from '../root-props/root-props.ts';

export interface BarcodePanelProps extends RootProps<'div'> {
  /** The figures of the bars, without spaces. */
  readonly code: string;
  /** The same in groups, as they are read out at the till. */
  readonly codeText: string;
  /** What the picture is, for those who don't see it. */
  readonly pictureLabel: string;
  readonly codeLabel: ReactNode;
  readonly copyLabel: string;
  readonly copiedLabel: string;
  /** Until when the voucher can be paid. */
  readonly expiry?: ReactNode;
}

/** A voucher to be scanned at a till, or read out: a reference that is no barcode has figures only. */
export const BarcodePanel = forwardRef<HTMLDivElement, BarcodePanelProps>(function BarcodePanel(
  { code, codeText, pictureLabel, codeLabel, copyLabel, copiedLabel, expiry, className, ...rest },
  ref,
) {
  const figures = useRef<HTMLParagraphElement>(null);
  const drawing = barcodeDrawing(code);
  return (
    <div
      ref={ref}
      {...rest}
      className={cx('card-frame flex flex-col gap-3 overflow-hidden p-card', className)}
    >
      {drawing ? <Bars {...drawing} label={pictureLabel} /> : null}
      <div>
        <p className="mb-1 text-base font-medium">{codeLabel}</p>
        <p
          ref={figures}
          className="rounded-box border border-control-border bg-field px-2 py-2.5 text-center text-md font-bold text-balance text-text tabular-nums select-all"
        >
          {codeText}
        </p>
      </div>
      <CopyButton
        fullWidth
        text={code}
        label={copyLabel}
        copiedLabel={copiedLabel}
        onRefused={() => select(figures.current)}
      />
      {expiry ? <p className="text-sm text-text-muted">{expiry}</p> : null}
    </div>
  );
});

/** Scanners want dark on light, whatever the brand's scheme, and bars as wide as can be. */
function Bars({ width, path, label }: BarcodeDrawing & { readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      className="-mx-card -mt-card h-28 w-[calc(100%+2*var(--vt-space-card))] max-w-none"
    >
      <rect width={width} height={1} fill="#fff" />
      <path d={path} fill="#000" transform="translate(0 .125) scale(1 .75)" />
    </svg>
  );
}

/** Marks the figures, so that the bettor's own keys copy them. */
function select(figures: HTMLElement | null) {
  if (figures) getSelection()?.selectAllChildren(figures);
}
