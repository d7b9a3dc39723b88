import type { AppLoadContext } from '@remix-run/node';
import type { Consent } from '../../../tracking/consent.ts';
import type { SentEvent } from '../../../tracking/sent-event.ts';
import { EVENT_PURPOSES, type TrackedEvent } from '../../../tracking/tracked-event.ts';
import { attributionIn } from '../attribution.server.ts';
import { consentIn } from '../consent.server.ts';
import { deviceIdIn } from '../session/device-id.server.ts';
import { pageOutbox } from './page-outbox.server.ts';

/** Tracking as the visitor of one request allows it. */
export interface RequestTracking {
  /** What the visitor allowed; null before they answered. */
  readonly consent: Consent | null;
  /** Whether the visitor allowed what an event is for. */
  allows(name: TrackedEvent['name']): boolean;
  /**
   * Tracks an event, unless the visitor did not allow what it is for: then it leaves no trace. `from` is
   * where it happened: what happened on the server, the page's data layer gets with the next page.
   */
  track(event: TrackedEvent, from?: 'server' | 'browser'): void;
}

interface TrackingParts {
  readonly cookies: string | undefined;
  readonly clientAddress: string;
  /** None where no collector is configured. */
  readonly queue: { add(event: () => Promise<SentEvent>): void } | undefined;
  /** The public address of a client, or `{ip}`. */
  readonly publicAddress: (clientAddress: string) => Promise<string>;
  readonly context: Pick<AppLoadContext, 'brand' | 'config' | 'store' | 'now' | 'newId' | 'log'>;
}

/** Tracking for the visitor of one request. Source: 1§9. */
export function requestTracking({
  cookies,
  clientAddress,
  queue,
  publicAddress,
  context,
}: TrackingParts): RequestTracking {
  const { brand, config, now, newId, log } = context;
  const consent = consentIn(cookies);
  const allows = (name: TrackedEvent['name']) => consent?.[EVENT_PURPOSES[name]] ?? false;

  async function sent(event: TrackedEvent, id: string, at: number): Promise<SentEvent> {
    return {
      ...event,
      id,
      at: new Date(at).toISOString(),
      brand: brand.code,
      purpose: EVENT_PURPOSES[event.name],
      device: await deviceIdIn(cookies),
      address: await publicAddress(clientAddress),
      attribution: consent?.marketing ? await attributionIn(cookies) : null,
    };
  }

  return {
    consent,
    allows,
    track(event, from = 'server') {
      if (!allows(event.name)) return;
      const [id, at] = [newId(), now()];
      log.debug({ event: event.name }, 'tracked');
      queue?.add(() => sent(event, id, at));
      if (from === 'browser' || config.tracking.scripts.tagManager === null) return;
      void deviceIdIn(cookies)
        .then(async (device) => {
          if (device !== null) await pageOutbox(device, context).add({ ...event, id });
        })
        .catch((error: unknown) => log.warn({ err: error }, 'event not kept for the page'));
    },
  };
}
