import { useLocation, useSubmit } from '@remix-run/react';
import { useCallback } from 'react';
import { paths } from '../../paths.ts';
import { useShellData } from '../../shell-data.ts';
import { BUTTON_FIELD, buttonValue, type SlipButton } from './bet-slip-form.ts';

/** Posts a slip button that is not on the page, for facts that the script observes. */
export function usePressSlipButton() {
  const submit = useSubmit();
  const { csrf } = useShellData();
  const { pathname } = useLocation();
  return useCallback(
    (button: Exclude<SlipButton, { kind: 'ticketType' }>) =>
      submit(
        { csrf, returnTo: pathname, stay: '1', [BUTTON_FIELD]: buttonValue(button) },
        {
          method: 'post',
          action: paths.betSlip,
          navigate: false,
          fetcherKey: `bet-slip-${button.kind}`,
        },
      ),
    [submit, csrf, pathname],
  );
}
