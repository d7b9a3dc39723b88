import {
  deleteProviderSwitch,
  providerSwitch as providerSwitchMap,
  replaceProvider,
} from '@vitrine/upstream/contract/sportsbook/provider-switch';
import type { Implementation } from '../implement.ts';
import { Refusal } from '../refusal.ts';
import type { CatalogueServices } from './catalogue-services.ts';

/** The provider switch; only an administrator changes it. Source: 2§6, 2§7. */
export function implementProviderSwitch(
  { implement }: Implementation,
  { providerSwitch, isAdmin }: CatalogueServices,
): void {
  function refuseOthers(userId: string): void {
    if (!isAdmin(userId)) throw new Refusal(403, 'FORBIDDEN', 'Only for administrators');
  }

  implement(providerSwitchMap, () =>
    Object.fromEntries(
      providerSwitch.entries().map(({ eventId, show, replace }) => [eventId, { show, replace }]),
    ),
  );

  implement(replaceProvider, ({ userId, body }) => {
    refuseOthers(userId);
    providerSwitch.replace(body.EventId, body.Show ?? true);
  });

  implement(deleteProviderSwitch, ({ userId, params }) => {
    refuseOthers(userId);
    providerSwitch.forget(params.id);
  });
}
