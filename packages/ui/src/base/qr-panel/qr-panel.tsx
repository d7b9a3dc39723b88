import { cx } from 'class-variance-authority';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import { type ReactNode, forwardRef, useId, useMemo, useRef } from 'react';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { type QrDrawing, qrDrawing } from './qr-path.ts';
import type { RootProps } from '../root-props/root-props.ts';

export interface QrPanelProps extends RootProps<'div'> {
  /** What the code says; also shown as text to select. */
  readonly code: string;
  /** What the picture is, for those who don't see it. */
  readonly pictureLabel: string;
  /** Unfolds the picture on a small screen. */
  readonly showPictureLabel: string;
  readonly codeLabel: ReactNode;
  readonly copyLabel: string;
  readonly copiedLabel: string;
  /** Until when the code can be used. */
  readonly expiry?: ReactNode;
}

/**
 * A payment code to copy or to scan. A phone can't scan its own screen: there the copying comes first and
 * the picture is folded. Copying takes a script; selecting the text never does. A code of a provider may
 * be longer than any picture holds: then it can be copied only.
 */
export const QrPanel = forwardRef<HTMLDivElement, QrPanelProps>(function QrPanel(
  {
    code,
    pictureLabel,
    showPictureLabel,
    codeLabel,
    copyLabel,
    copiedLabel,
    expiry,
    className,
    ...rest
  },
  ref,
) {
  const codeId = useId();
  const codeText = useRef<HTMLTextAreaElement>(null);
  const drawing = useMemo(() => qrDrawing(code), [code]);

  return (
    <div
      ref={ref}
      {...rest}
      className={cx(
        'card-frame flex flex-col gap-4 p-card md:flex-row-reverse md:items-start',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <p id={codeId} className="-mb-2 text-base font-medium">
          {codeLabel}
        </p>
        <CopyButton
          fullWidth
          size="large"
          text={code}
          label={copyLabel}
          copiedLabel={copiedLabel}
          onRefused={() => codeText.current?.focus()}
        />
        <textarea
          ref={codeText}
          readOnly
          rows={3}
          aria-labelledby={codeId}
          value={code}
          onFocus={(event) => event.currentTarget.select()}
          className="block field-sizing-content max-h-28 w-full resize-none rounded-box border border-control-border bg-field p-2 font-code text-xs break-all text-text md:max-h-40"
        />
        {expiry ? <p className="text-sm text-text-muted">{expiry}</p> : null}
      </div>
      {drawing ? (
        <Picture drawing={drawing} label={pictureLabel} showLabel={showPictureLabel} />
      ) : (
        <CopyOnly />
      )}
    </div>
  );
});

interface PictureProps {
  readonly drawing: QrDrawing;
  readonly label: string;
  readonly showLabel: string;
}

/** Folded on a small screen, open on a wide one: that no script decides it takes the picture twice. */
function Picture({ drawing, label, showLabel }: PictureProps) {
  const pathId = useId();
  return (
    <>
      <details className="group/picture border-t border-hairline md:hidden">
        <summary className="-mb-1 flex min-h-11 cursor-pointer items-center justify-between gap-2 font-medium marker:content-none">
          {showLabel}
          <ChevronDown
            aria-hidden="true"
            size={16}
            className="shrink-0 text-text-muted group-open/picture:rotate-180"
          />
        </summary>
        <Modules size={drawing.size} label={label} className="mx-auto mt-2 w-full max-w-56">
          <use href={`#${pathId}`} />
        </Modules>
      </details>
      <Modules size={drawing.size} label={label} className="w-48 max-md:hidden">
        <path id={pathId} d={drawing.path} fill="#000" />
      </Modules>
    </>
  );
}

interface ModulesProps {
  readonly size: number;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Scanners want dark on light, whatever the brand's scheme. */
function Modules({ size, label, className, children }: ModulesProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx(
        'aspect-square shrink-0 rounded-[min(var(--vt-radius-card),0.5rem)]',
        className,
      )}
    >
      <rect width={size} height={size} fill="#fff" />
      {children}
    </svg>
  );
}

/** Where the picture would stand: nothing can be scanned, so it points at the text. */
function CopyOnly() {
  return (
    <div
      aria-hidden="true"
      className="flex size-48 shrink-0 items-center justify-center rounded-box border-2 border-dashed border-hairline bg-ground text-text-muted max-md:hidden"
    >
      <ClipboardCopy size={40} strokeWidth={1.5} />
    </div>
  );
}
