import { z } from 'zod';
import { controlCall } from '../control/control-call.ts';
import type { ServerApp } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { CatalogueServices } from './catalogue-services.ts';
import type { EventMark } from './event-marks.ts';

const eventId = z.string();

/** The calls by which a tester hides, switches and shows events. */
export function mountCatalogueControl(
  app: ServerApp,
  { world, marks, providerSwitch }: CatalogueServices,
): void {
  function mark(id: string, name: EventMark, isSet: boolean): void {
    if (!world.offer(id)?.isListed) throw unknownEvent(id);
    marks.set(id, name, isSet);
  }

  app.get('/sandbox/catalogue', (context) =>
    context.json({
      hidden: marks.withMark('hidden'),
      invisible: marks.withMark('invisible'),
      streamed: world.offered().flatMap(({ id, hasStreaming }) => (hasStreaming ? [id] : [])),
      offeredByBoth: world
        .offeredBy('one')
        .flatMap(({ id, fixture: { counterpartId } }) =>
          counterpartId ? [[id, counterpartId]] : [],
        ),
      switch: providerSwitch.entries(),
    }),
  );

  controlCall(
    app,
    'catalogue/hide',
    z.object({ eventId, hidden: z.boolean().default(true) }),
    (order) => mark(order.eventId, 'hidden', order.hidden),
  );
  controlCall(
    app,
    'catalogue/visibility',
    z.object({ eventId, visibility: z.enum(['Visible', 'Hidden']) }),
    (order) => mark(order.eventId, 'invisible', order.visibility === 'Hidden'),
  );
  controlCall(
    app,
    'catalogue/streaming',
    z.object({ eventId, isAvailable: z.boolean() }),
    (order) => mark(order.eventId, 'streaming', order.isAvailable),
  );
  controlCall(
    app,
    'catalogue/switch',
    z.object({ eventId, show: z.boolean(), replace: z.string().nullable().default(null) }),
    ({ eventId: id, show, replace }) => {
      const match = world.match(id);
      if (!match?.isListed) throw unknownEvent(id);
      if (replace !== null && (show || replace !== match.fixture.counterpartId)) {
        throw new Refusal(400, 'INVALID_REQUEST', `${replace} cannot stand in place of ${id}`);
      }
      providerSwitch.set(id, show ? 'it' : replace === null ? 'none' : 'counterpart');
    },
  );
}

function unknownEvent(id: string): Refusal {
  return new Refusal(400, 'INVALID_REQUEST', `eventId: no event ${id} is listed`);
}
