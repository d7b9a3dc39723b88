import type { ServerApp } from '../implement.ts';

/** What came for one device, as it came: only the device can read it. */
export interface Delivery {
  readonly device: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Base64url. */
  readonly body: string;
}

const KEPT = 100;

/**
 * A push service of the platform's own, in the place of a browser vendor's: a test subscribes a device of
 * any name, and reads what came for it. A device `gone…` has ended its subscription, for `down…` the service
 * fails.
 */
export function mountPushService(app: ServerApp): void {
  const deliveries: Delivery[] = [];

  app.post('/push-service/:device', async (context) => {
    const device = context.req.param('device');
    if (device.startsWith('gone')) return context.body(null, 410);
    if (device.startsWith('down')) return context.body(null, 503);
    const body = Buffer.from(await context.req.arrayBuffer()).toString('base64url');
    deliveries.push({ device, headers: context.req.header(), body });
    deliveries.splice(0, deliveries.length - KEPT);
    return context.body(null, 201);
  });

  app.get('/push-service/:device', (context) => {
    const device = context.req.param('device');
    return context.json({ deliveries: deliveries.filter((one) => one.device === device) });
  });
}
