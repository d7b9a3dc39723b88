import { WORKER_PATH } from '../../../service-worker/worker-paths.ts';

/** The part of a browser that shows notices. */
export interface PushDevice {
  permission(): NotificationPermission;
  /** Asks the bettor, who has to have tapped just before. */
  askPermission(): Promise<NotificationPermission>;
  subscription(): Promise<PushSubscription | null>;
  /** Subscribes to notices signed for a key. Throws what the browser throws. */
  subscribe(key: string): Promise<PushSubscription>;
}

/** The browser's own; null for one that can't show notices. */
export function browserDevice(): PushDevice | null {
  if (
    !('serviceWorker' in navigator) ||
    !('PushManager' in window) ||
    !('Notification' in window)
  ) {
    return null;
  }
  const { serviceWorker } = navigator;
  return {
    permission: () => Notification.permission,
    askPermission: () => Notification.requestPermission(),
    subscription: async () =>
      (await (await serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null,
    async subscribe(key) {
      await serviceWorker.register(WORKER_PATH);
      const { pushManager } = await serviceWorker.ready;
      return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    },
  };
}

/** What a device says of notices, whatever the site knows. */
export type DeviceState = 'unsupported' | 'denied' | 'subscribed' | 'idle';

export async function deviceState(device: PushDevice | null): Promise<DeviceState> {
  if (device === null) return 'unsupported';
  if (device.permission() === 'denied') return 'denied';
  if (device.permission() === 'default') return 'idle';
  const subscription = await device.subscription().catch(() => null);
  return subscription ? 'subscribed' : 'idle';
}

/** How the tap that switches notices on ended in the browser. */
export type Subscribing =
  | { readonly kind: 'subscribed'; readonly token: string }
  | { readonly kind: 'denied' | 'dismissed' | 'failed' };

/**
 * Asks the bettor and subscribes the device. A subscription of another key, such as that of another brand at
 * the same address, gives way.
 */
export async function subscribeDevice(device: PushDevice, key: string): Promise<Subscribing> {
  try {
    const permission = await device.askPermission();
    if (permission !== 'granted') {
      return { kind: permission === 'denied' ? 'denied' : 'dismissed' };
    }
    const subscription = await device.subscribe(key).catch(async (error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      await (await device.subscription())?.unsubscribe();
      return device.subscribe(key);
    });
    return { kind: 'subscribed', token: JSON.stringify(subscription) };
  } catch {
    return { kind: 'failed' };
  }
}
