import { useEffect } from 'react';
import { loadScript } from '../../../frame/load-script.ts';
import type { NoticesStanding } from '../../../shapes/account/notices.ts';
import { useShellData } from '../../../shell-data.ts';
import { settleCrmPush } from '../../../tracking/crm-push.ts';
import { browserDevice } from './push-device.ts';

/** Tells the customer-relations tool of this device's token, with consent to it, or that there is none. */
export function useCrmPush(standing: NoticesStanding): void {
  const { identity, scripts } = useShellData().tracking;
  const { crm } = scripts;
  const isKnown = identity !== null;
  useEffect(() => {
    if (crm === null || !isKnown) return;
    const subscribed = standing === 'here' ? browserDevice()?.subscription() : null;
    void Promise.all([loadScript(crm), subscribed]).then(([, subscription]) => {
      const token = subscription ? JSON.stringify(subscription) : null;
      if (window.crm) settleCrmPush(token, window.crm, localStorage);
    });
  }, [crm, isKnown, standing]);
}
