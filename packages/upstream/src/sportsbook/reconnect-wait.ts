interface ReconnectWaitOptions {
  /** Ends every wait. */
  readonly signal: AbortSignal;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Registers what is called when the other side is known to answer again; returns the way to stop. */
  readonly onBack?: ((listener: () => void) => () => void) | undefined;
}

/** The waits of one stream before it connects again. */
export interface ReconnectWait {
  /** Resolves after so many milliseconds, when the signal aborts, or soon after the other side is back. */
  wait(milliseconds: number): Promise<void>;
  /** Whether the other side came back since this was asked last. */
  isNewlyBack(): boolean;
  stop(): void;
}

/** Spreads the streams that return once the other side is back. */
const SPREAD_MS = 1_000;

export function createReconnectWait({
  signal,
  random,
  onBack,
}: ReconnectWaitOptions): ReconnectWait {
  let isBack = false;
  let hurry: (() => void) | undefined;
  const stop = onBack?.(() => {
    isBack = true;
    hurry?.();
  });
  return {
    wait(milliseconds) {
      return new Promise((resolve) => {
        const wakesAt = performance.now() + milliseconds;
        const wake = () => {
          clearTimeout(timer);
          hurry = undefined;
          signal.removeEventListener('abort', wake);
          resolve();
        };
        let timer = setTimeout(wake, milliseconds);
        hurry = () => {
          clearTimeout(timer);
          const left = Math.max(0, wakesAt - performance.now());
          timer = setTimeout(wake, Math.min(left, SPREAD_MS * random()));
        };
        signal.addEventListener('abort', wake, { once: true });
      });
    },
    isNewlyBack() {
      const wasBack = isBack;
      isBack = false;
      return wasBack;
    },
    stop: () => stop?.(),
  };
}
