import { routeHandle } from '../../guard/route-handle.ts';
import { betUpdates } from '../../services/bets/bet-updates.server.ts';
import { guardedLoader } from '../../services/shell/guard.server.ts';

export const handle = routeHandle('betUpdates');

/** The changes of the bettor's bets as server-sent events; 401 without a session. */
export const loader = guardedLoader(handle, ({ request, context, visitor }) => {
  const { session } = visitor;
  if (!session) return new Response(null, { status: 401 });
  const headers = {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  };
  // Nobody would read the stream, nor end it.
  if (request.method === 'HEAD') return new Response(null, { headers });
  context.answer.isStream = true;
  return new Response(betUpdates({ ...visitor, session }, request.signal, context), { headers });
});
