import { clientPlace } from '@vitrine/upstream/contract/account/region';
import { z } from 'zod';
import { controlCall } from '../control/control-call.ts';
import type { ServerApp } from '../implement.ts';
import type { Places } from './places.ts';

/** The call by which a tester moves every client to a place, or home again by `place: null`. */
export function mountRegionControl(app: ServerApp, places: Places): void {
  controlCall(app, 'place', z.object({ place: clientPlace.nullable() }), ({ place }) =>
    places.set(place),
  );
}
