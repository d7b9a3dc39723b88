import { describe, expect, it } from 'vitest';
import { deviceState, type PushDevice, subscribeDevice } from './push-device.ts';

interface Given {
  readonly permission?: NotificationPermission;
  readonly answer?: NotificationPermission;
  /** The key of a subscription the browser holds already. */
  readonly heldKey?: string;
  readonly failure?: Error;
}

function openDevice({ permission = 'default', answer = 'granted', heldKey, failure }: Given) {
  const steps: string[] = [];
  let held = heldKey;
  const subscription = (key: string) =>
    ({
      toJSON: () => ({ endpoint: `https://push.example/${key}` }),
      unsubscribe: () => {
        steps.push('unsubscribe');
        held = undefined;
        return Promise.resolve(true);
      },
    }) as unknown as PushSubscription;
  const device: PushDevice = {
    permission: () => permission,
    askPermission: () => {
      steps.push('ask');
      return Promise.resolve(answer);
    },
    subscription: () => Promise.resolve(held === undefined ? null : subscription(held)),
    subscribe(key) {
      steps.push('subscribe');
      if (failure) return Promise.reject(failure);
      if (held !== undefined && held !== key) {
        return Promise.reject(new DOMException('another key', 'InvalidStateError'));
      }
      return Promise.resolve(subscription(key));
    },
  };
  return { device, steps };
}

describe('the device of a bettor', () => {
  it.each([
    ['unsupported', null],
    ['denied', openDevice({ permission: 'denied' })],
    ['idle', openDevice({ permission: 'default', heldKey: 'k' })],
    ['idle', openDevice({ permission: 'granted' })],
    ['subscribed', openDevice({ permission: 'granted', heldKey: 'k' })],
  ] as const)('TRACK-03 is seen to be %s without being asked', async (state, opened) => {
    expect(await deviceState(opened && opened.device)).toBe(state);
    expect(opened?.steps ?? []).toEqual([]);
  });

  it('TRACK-03 asks at the tap, and gives the token of the subscription', async () => {
    const { device, steps } = openDevice({});
    expect(await subscribeDevice(device, 'key')).toEqual({
      kind: 'subscribed',
      token: '{"endpoint":"https://push.example/key"}',
    });
    expect(steps).toEqual(['ask', 'subscribe']);
  });

  it.each([
    ['denied', 'denied'],
    ['default', 'dismissed'],
  ] as const)('TRACK-03 does not subscribe after the answer %s', async (answer, kind) => {
    const { device, steps } = openDevice({ answer });
    expect(await subscribeDevice(device, 'key')).toEqual({ kind });
    expect(steps).toEqual(['ask']);
  });

  it('replaces a subscription of another key', async () => {
    const { device, steps } = openDevice({ heldKey: 'older' });
    expect((await subscribeDevice(device, 'key')).kind).toBe('subscribed');
    expect(steps).toEqual(['ask', 'subscribe', 'unsubscribe', 'subscribe']);
  });

  it('TRACK-03 says that the push service gave nothing', async () => {
    const failure = new DOMException('push service not available', 'AbortError');
    expect(await subscribeDevice(openDevice({ failure }).device, 'key')).toEqual({
      kind: 'failed',
    });
  });
});
