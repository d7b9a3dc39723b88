import { type SpinPrizeKind, WheelDrawing } from './wheel-drawing.tsx';

interface WheelProps {
  readonly prizes: readonly SpinPrizeKind[];
  /** The slice it stops at; null while it stands. */
  readonly stop: number | null;
  readonly onStill: () => void;
}

/** The wheel under its pointer, before the promotion's ground. */
export function Wheel({ prizes, stop, onStill }: WheelProps) {
  return (
    <div className="art art-palette-0 flex items-center justify-center p-5 md:w-80">
      <div className="relative w-full max-w-70">
        <svg
          aria-hidden="true"
          viewBox="0 0 240 240"
          data-stop={stop ?? undefined}
          onTransitionEnd={onStill}
          className="spin-wheel w-full"
          strokeLinecap="round"
        >
          <WheelDrawing prizes={prizes} />
        </svg>
        <svg
          aria-hidden="true"
          viewBox="0 0 40 44"
          className="absolute -top-3 left-1/2 w-9 -translate-x-1/2"
        >
          <path className="art-ink" opacity=".3" d="M6 8h30L21 44z" />
          <path className="art-pale" d="M4 4h32L20 40z" />
          <path className="art-main" d="M10 8h20L20 31z" />
        </svg>
      </div>
    </div>
  );
}
