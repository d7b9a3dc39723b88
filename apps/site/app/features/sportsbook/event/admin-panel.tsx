import { Badge } from '@vitrine/ui/base/badge';
import { Button } from '@vitrine/ui/base/button';
import { ADMIN_FIELD, ADMIN_ORDERS, adminOrderValue } from '../../../shapes/account/admin-order.ts';
import type { AdminTexts } from '../../../shapes/account/admin-texts.ts';
import type { EventFacts } from '../../../format/event-texts.ts';
import { paths } from '../../../paths.ts';

export interface AdminPanelProps {
  readonly event: Pick<EventFacts, 'id' | 'provider'>;
  readonly texts: AdminTexts;
}

/**
 * The provider switch of an event, for an administrator. The buttons belong to the form around the
 * page, which carries the form token, and post to an address of their own.
 */
export default function AdminPanel({ event: { id, provider }, texts }: AdminPanelProps) {
  return (
    <section aria-labelledby="admin-heading" className="card-frame grid gap-2 p-card">
      <h2 id="admin-heading" className="flex flex-wrap items-center gap-2 text-base font-bold">
        {texts['admin.title']} <Badge tone="info">{texts[`admin.provider.${provider}`]}</Badge>
      </h2>
      <div className="flex flex-wrap gap-2">
        {ADMIN_ORDERS.map((order) => (
          <Button
            key={order}
            type="submit"
            formAction={paths.adminMode}
            name={ADMIN_FIELD}
            value={adminOrderValue(order, id)}
            intent="quiet"
          >
            {texts[`admin.${order}`]}
          </Button>
        ))}
      </div>
    </section>
  );
}
