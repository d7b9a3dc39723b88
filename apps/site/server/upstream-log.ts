import type { UpstreamCallRecord } from '@vitrine/upstream/base/client';
import type { Logger } from 'pino';

/** The specification's words are a browser's. From a server it is the host, its name or its certificate. */
const NO_ANSWER =
  'no answer from the network: the host can’t be reached (to a browser, probably a cross-origin error)';

/**
 * Logs the operator's calls: a failure, or rows of an answer that were left out, as a warning, the
 * rest for debugging. A network failure without
 * an answer is a warning once per host, with its probable cause, and information after that: the host's
 * circuit tells how it goes on. Source: 2§8.
 */
export function upstreamLog(log: Logger): (call: UpstreamCallRecord) => void {
  const reported = new Set<UpstreamCallRecord['host']>();
  return (call) => {
    if (!call.isUnanswered) {
      const isBad = call.outcome === 'failed' || call.leftOut !== null;
      log[isBad ? 'warn' : 'debug'](call, 'upstream call');
      return;
    }
    const level = reported.has(call.host) ? 'info' : 'warn';
    reported.add(call.host);
    log[level](call, NO_ANSWER);
  };
}
