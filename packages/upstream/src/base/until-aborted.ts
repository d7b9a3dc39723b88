/**
 * Waits for work that may go on for others, or rejects with the signal's reason once that aborts.
 * Work that fails after that is nobody's error any more.
 */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return Promise.race([aborted.promise, work]).finally(() =>
    signal.removeEventListener('abort', abort),
  );
}
