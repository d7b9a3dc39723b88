/**
 * What the end of a call says of its host: it answers, it does not, or nothing, as when the caller
 * went away.
 */
export type HostSign = 'up' | 'down' | 'none';

export interface CircuitSettings {
  /** So many calls in a row that got no answer open the circuit. */
  readonly failures: number;
  /** So long nothing is sent then, before one call tries again. */
  readonly openMs: number;
  /** A trial that takes longer counts as failed; its call goes on. */
  readonly trialMs: number;
}

/** Ten failed calls are a few pages, and more than a passing fault makes. */
const SETTINGS: CircuitSettings = { failures: 10, openMs: 2_000, trialMs: 10_000 };

/** Whether calls to one host are sent, by how its last calls ended. */
export interface Circuit {
  /** Epoch milliseconds at which a call may be tried again; null while calls are sent. */
  openUntil(): number | null;
  /** Follows a call that is being sent. Ends as the call does, once it has been counted. */
  follow<Result>(call: Promise<Result>, signOf: (error: unknown) => HostSign): Promise<Result>;
}

export interface CircuitOptions {
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly onChange: (isOpen: boolean) => void;
  readonly settings?: Partial<CircuitSettings> | undefined;
}

/** The sign, or `down` when it takes longer. */
async function within(sign: Promise<HostSign>, milliseconds: number): Promise<HostSign> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<HostSign>((resolve) => {
    timer = setTimeout(() => resolve('down'), milliseconds);
  });
  return Promise.race([sign, late]).finally(() => clearTimeout(timer));
}

/**
 * The circuit of one host. Open, nothing is sent; after a pause a single call is, and its end closes
 * the circuit or opens it for another pause.
 */
export function createCircuit({ now, onChange, settings }: CircuitOptions): Circuit {
  const { failures, openMs, trialMs } = { ...SETTINGS, ...settings };
  /** Failed calls in a row; the circuit is open from `failures` on. */
  let failed = 0;
  let isTrying = false;
  let tryAgainAt = 0;

  const isOpen = () => failed >= failures;

  function noteAnswer(): void {
    const wasOpen = isOpen();
    failed = 0;
    if (wasOpen) onChange(false);
  }

  /** A call that was sent before the circuit opened and fails after it changes nothing. */
  function noteFailure(): void {
    if (isOpen()) return;
    failed += 1;
    if (!isOpen()) return;
    tryAgainAt = now() + openMs;
    onChange(true);
  }

  async function followTrial(sign: Promise<HostSign>): Promise<void> {
    isTrying = true;
    tryAgainAt = now() + openMs;
    const end = await within(sign, trialMs);
    isTrying = false;
    if (end === 'up') noteAnswer();
    else tryAgainAt = now() + openMs;
  }

  return {
    openUntil() {
      if (!isOpen()) return null;
      // While a trial is under way its end decides, and nobody waits for it.
      if (isTrying) return Math.max(tryAgainAt, now() + 1);
      const restMs = tryAgainAt - now();
      // More than the whole pause is left where the clock was set back: then it counts as over.
      return restMs > 0 && restMs <= openMs ? tryAgainAt : null;
    },
    async follow(call, signOf) {
      const sign = call.then(() => 'up' as const, signOf);
      if (isOpen() && !isTrying) {
        await followTrial(sign);
        return call;
      }
      const end = await sign;
      if (end === 'up') noteAnswer();
      else if (end === 'down') noteFailure();
      return call;
    },
  };
}
