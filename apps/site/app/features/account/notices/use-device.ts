import { useNavigation, useSubmit } from '@remix-run/react';
import { type FormEvent, useEffect, useState } from 'react';
import { CSRF_FIELD } from '../../../forms/csrf-field.tsx';
import { accountPaths } from '../../../paths/account-paths.ts';
import { useShellData } from '../../../shell-data.ts';
import { TOKEN_FIELD } from '../../../shapes/account/notices.ts';
import { browserDevice, type DeviceState, deviceState, subscribeDevice } from './push-device.ts';

export interface DeviceStanding {
  /** Null before the browser was looked at. */
  readonly state: DeviceState | null;
  readonly isPending: boolean;
  /** Why the last tap came to nothing. */
  readonly problem: 'dismissed' | 'failed' | null;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** What this device says of notices, and the tap that subscribes it and posts its token. */
export function useDevice(pushKey: string): DeviceStanding {
  const { csrf } = useShellData();
  const submit = useSubmit();
  const isPosting = useNavigation().formData?.has(TOKEN_FIELD) ?? false;
  const [state, setState] = useState<DeviceState | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<DeviceStanding['problem']>(null);

  useEffect(() => {
    void deviceState(browserDevice()).then(setState);
  }, []);

  async function turnOn(): Promise<void> {
    const device = browserDevice();
    if (!device) return setState('unsupported');
    setAsking(true);
    setProblem(null);
    const ended = await subscribeDevice(device, pushKey);
    setAsking(false);
    if (ended.kind === 'denied') return setState('denied');
    if (ended.kind !== 'subscribed') return setProblem(ended.kind);
    setState('subscribed');
    submit(
      { [CSRF_FIELD]: csrf, [TOKEN_FIELD]: ended.token },
      { method: 'post', action: accountPaths.notices },
    );
  }

  return {
    state,
    isPending: isAsking || isPosting,
    problem,
    onSubmit(event) {
      event.preventDefault();
      void turnOn();
    },
  };
}
