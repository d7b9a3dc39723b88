import { cx } from 'class-variance-authority';
import ClipboardCopy from 'lucide-react/icons/clipboard-copy';
import { type ReactNode, forwardRef, useId, useRef } from 'react';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { type QrDrawing, qrDrawing } from './qr-path.ts';
import type { RootProps } from '../root-props/root-props.ts';

export interface QrPanelProps extends RootProps<'div'> {
  /** What the code says; also shown as text to select. */
  readonly code: string;
  /** What the picture is, for those who don't see it. */
  readonly pictureLabel: string;
  readonly codeLabel: ReactNode;
  readonly copyLabel: string;
  readonly copiedLabel: string;
  /** Until when the code can be used. */
  readonly expiry?: ReactNode;
}

/**
 * A payment code to scan or to copy. Copying takes a script; selecting the text never does. A code of
 * a provider may be longer than any picture holds: then it can be copied only.
 */
export const QrPanel = forwardRef<HTMLDivElement, QrPanelProps>(function QrPanel(
  { code, pictureLabel, codeLabel, copyLabel, copiedLabel, expiry, className, ...rest },
  ref,
) {
  const codeId = useId();
  const codeText = useRef<HTMLTextAreaElement>(null);
  const drawing = qrDrawing(code);

  return (
    <div
      ref={ref}
      {...rest}
      className={cx('card-frame flex flex-col gap-4 p-card sm:flex-row sm:items-start', className)}
    >
      {drawing ? <Modules {...drawing} label={pictureLabel} /> : <CopyOnly />}
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <p id={codeId} className="mb-1 text-base font-medium">
            {codeLabel}
          </p>
          <textarea
            ref={codeText}
            readOnly
            rows={4}
            aria-labelledby={codeId}
            value={code}
            onFocus={(event) => event.currentTarget.select()}
            className="block field-sizing-content max-h-40 w-full resize-none rounded-box border border-control-border bg-field p-2 font-code text-xs break-all text-text"
          />
        </div>
        <CopyButton
          fullWidth
          text={code}
          label={copyLabel}
          copiedLabel={copiedLabel}
          onRefused={() => codeText.current?.focus()}
        />
        {expiry ? <p className="text-sm text-text-muted">{expiry}</p> : null}
      </div>
    </div>
  );
});

/** Scanners want dark on light, whatever the brand's scheme. */
function Modules({ size, path, label }: QrDrawing & { readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto aspect-square w-full max-w-56 shrink-0 rounded-[min(var(--vt-radius-card),0.5rem)] sm:mx-0 sm:w-48"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** Where the picture would stand: nothing can be scanned, so it points at the text. */
function CopyOnly() {
  return (
    <div
      aria-hidden="true"
      className="flex h-24 w-full shrink-0 items-center justify-center rounded-box border-2 border-dashed border-hairline bg-ground text-text-muted sm:h-48 sm:w-48"
    >
      <ClipboardCopy size={40} strokeWidth={1.5} />
    </div>
  );
}
