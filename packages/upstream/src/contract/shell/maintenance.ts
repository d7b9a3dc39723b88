import { z } from 'zod';
import { endpoint } from '../../base/endpoint.ts';
import { offUnlessTold } from '../../base/wire-fields.ts';

/** In maintenance or not; what a document does not name is not. */
const closed = offUnlessTold;

/** What closes a payment method or one of its providers, by the operator's names. Source: 1§3. */
export const paymentFlags = z.object({
  card: closed,
  spei: closed,
  conekta: closed,
  pix: closed,
  'pix-trio-deposits': closed,
  'pix-astropay-deposits': closed,
  'pix-pay4fun-deposits': closed,
  'pix-efi-deposits': closed,
  'pago-efectivo': closed,
  tupay: closed,
  yape: closed,
});

export const PAYMENT_FLAGS = paymentFlags.keyof().options;
export type PaymentFlag = (typeof PAYMENT_FLAGS)[number];

export const activeMessage = endpoint({
  name: 'maintenance.activeMessage',
  host: 'main',
  method: 'GET',
  path: '/api/MaintenanceMessage/GetActiveMessage',
  auth: 'none',
  answer: z.object({ isActive: z.boolean(), title: z.string(), description: z.string() }),
  source: '1§7',
  assumed: ['the three fields stand by themselves'],
});

/** Documents of the flags service that say what is in maintenance: true is closed. Source: 1§1, 1§3. */
export const maintenance = {
  general: maintenanceDocument(
    'general',
    '/maintenance.json',
    z.object({ global: z.boolean(), sportsbook: z.boolean(), casino: z.boolean() }),
  ),
  support: maintenanceDocument(
    'support',
    '/support-maintenance.json',
    z.object({ freeChat: z.boolean(), chatDisabled: z.boolean() }),
  ),
  giveaway: maintenanceDocument('giveaway', '/giveaway-maintenance.json', z.boolean()),
  registration: maintenanceDocument('registration', '/register-maintenance.json', z.boolean()),
  payments: maintenanceDocument('payments', '/payment-maintenance.json', paymentFlags),
};

function maintenanceDocument<Value extends z.ZodType>(name: string, path: string, value: Value) {
  return endpoint({
    name: `maintenance.${name}`,
    host: 'flags',
    method: 'GET',
    path,
    auth: 'none',
    answer: z.object({ value }),
    source: '1§1, 1§3, 1§7',
    assumed: ['the path is not shown', 'a document with `value`, as a flag is'],
  });
}
