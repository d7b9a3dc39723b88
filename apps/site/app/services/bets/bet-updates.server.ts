import type { AppLoadContext } from '@remix-run/node';
import { followBets } from '@vitrine/upstream/sportsbook/follow-bets';
import { BET_UPDATES_FOLLOWED } from '../../shapes/bets/bet-updates.ts';
import { type Bettor, sessionHandle } from '../base/session/session.server.ts';

/** A bettor has a few tabs; a script with more loses its oldest. */
const MAX_STREAMS_OF_BETTOR = 4;
/** Proxies end a stream that is silent for a minute. */
const PULSE_EVERY_MS = 25_000;
const RETRY_MS = 5_000;
const PULSE = ':\n\n';
/** Nobody reads the stream any more, and it counts as closed. */
const CANCELED = Symbol('canceled');

/** The open streams by visitor, oldest first. */
const streams = new Map<string, readonly AbortController[]>();

/**
 * The changes of a bettor's bets as server-sent events, each a `BetChange`, until the browser leaves, the
 * session ends, or the bettor has opened too many. Follows the operator's stream of the bettor, and says each
 * time that it is there. Source: 3§7.
 */
export function betUpdates(
  bettor: Bettor,
  left: AbortSignal,
  context: AppLoadContext,
): ReadableStream<Uint8Array> {
  const { config, log, now } = context;
  const closing = register(bettor.id);
  const encoder = new TextEncoder();

  return new ReadableStream<Uint8Array>({
    start(controller) {
      const say = (text: string) => {
        if (!closing.signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const pulse = setInterval(() => say(PULSE), PULSE_EVERY_MS);
      closing.signal.addEventListener('abort', () => {
        clearInterval(pulse);
        forget(bettor.id, closing);
        if (closing.signal.reason !== CANCELED) controller.close();
      });
      left.addEventListener('abort', () => closing.abort());
      if (left.aborted) return closing.abort();
      say(`retry: ${RETRY_MS}\n\n`);
      const sayFollowed = () => say(`event: ${BET_UPDATES_FOLLOWED}\ndata:\n\n`);
      void followBets({
        hosts: config.upstreamHosts,
        userId: bettor.session.user.id,
        session: sessionHandle(bettor, context),
        onChange: (change) => say(`data: ${JSON.stringify(change)}\n\n`),
        onState(state) {
          if (state.kind === 'open') sayFollowed();
          else if (state.kind === 'ended') closing.abort();
          else if (state.kind === 'lost') log.info(state, 'bet updates lost');
        },
        onSkipped(problem, isNews) {
          log.warn({ problem }, 'bet update skipped');
          // A bet changed in a way that can't be handed on: the page reads itself anew.
          if (isNews) sayFollowed();
        },
        signal: closing.signal,
        now,
        random: () => context.random(),
      });
    },
    cancel: () => closing.abort(CANCELED),
  });
}

function register(visitorId: string): AbortController {
  const closing = new AbortController();
  const open = [...(streams.get(visitorId) ?? []), closing];
  const kept = open.slice(-MAX_STREAMS_OF_BETTOR);
  streams.set(visitorId, kept);
  for (const oldest of open) if (!kept.includes(oldest)) oldest.abort();
  return closing;
}

function forget(visitorId: string, closing: AbortController): void {
  const left = (streams.get(visitorId) ?? []).filter((each) => each !== closing);
  if (left.length > 0) streams.set(visitorId, left);
  else streams.delete(visitorId);
}
