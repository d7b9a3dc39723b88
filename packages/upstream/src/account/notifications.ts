import type { z } from 'zod';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import {
  type notificationChoices,
  readNotifications as readCall,
  setNotifications as setCall,
} from '../contract/account/account-choices.ts';

/** The ways by which the operator may write to a bettor about offers. */
export type NotificationChoices = Readonly<z.output<typeof notificationChoices>>;

/** What the bettor allows. Throws what `UpstreamClient.call` throws. Source: 1§7. */
export async function readNotifications(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<NotificationChoices> {
  return (await client.call(readCall, settings)).data;
}

/** Sets what the bettor allows. Throws what `UpstreamClient.call` throws. Source: 1§7. */
export async function setNotifications(
  client: UpstreamClient,
  choices: NotificationChoices,
  settings: CallSettings,
): Promise<NotificationChoices> {
  return (await client.call(setCall, { ...settings, body: choices })).data;
}
