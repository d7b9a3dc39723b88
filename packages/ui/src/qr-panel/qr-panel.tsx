import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import { qrDrawing } from './qr-path.ts';

export interface QrPanelProps {
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

/** A payment code to scan or to copy. Copying takes a script; selecting the text never does. */
export function QrPanel({
  code,
  pictureLabel,
  codeLabel,
  copyLabel,
  copiedLabel,
  expiry,
}: QrPanelProps) {
  const [copied, setCopied] = useState(false);
  const codeId = useId();
  const { size, path } = qrDrawing(code);

  async function copy() {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  }

  return (
    <div className="card-frame flex flex-col gap-4 p-card sm:flex-row sm:items-start">
      {/* Scanners want dark on light, whatever the brand's scheme. */}
      <svg
        role="img"
        aria-label={pictureLabel}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="mx-auto aspect-square w-full max-w-56 shrink-0 rounded-[min(var(--vt-radius-card),0.5rem)] sm:mx-0 sm:w-48"
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <p id={codeId} className="mb-1 text-base font-medium">
            {codeLabel}
          </p>
          <textarea
            readOnly
            rows={4}
            aria-labelledby={codeId}
            value={code}
            onFocus={(event) => event.currentTarget.select()}
            className="block w-full resize-none rounded-box border border-control-border bg-field p-2 font-code text-xs break-all text-text"
          />
        </div>
        <Button fullWidth onClick={() => void copy()} className="noscript:hidden">
          {copied ? <Check aria-hidden="true" size={16} /> : <Copy aria-hidden="true" size={16} />}
          <span aria-live="polite">{copied ? copiedLabel : copyLabel}</span>
        </Button>
        {expiry ? <p className="text-sm text-text-muted">{expiry}</p> : null}
      </div>
    </div>
  );
}
