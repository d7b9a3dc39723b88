import { z } from 'zod';
import { originsOf, scriptAddress, webAddress, webAddresses } from '../web-addresses.ts';

/** Where tracking leads. Nothing of it is asked or sent before a visitor allows it. */
export interface TrackingConfig {
  /** Takes batches of events; null for none. */
  readonly collectorUrl: string | null;
  /** Scripts of third parties; null for none. What each defines: decision 0206. */
  readonly scripts: {
    readonly tagManager: string | null;
    readonly crm: string | null;
    readonly recording: string | null;
  };
  /** Scheme and host of each address that those scripts load from and call. */
  readonly origins: readonly string[];
  /** Domains of the e-mail addresses of internal staff, in lower case. Source: 1§9. */
  readonly staffDomains: readonly string[];
}

export const trackingVariables = {
  /** Takes batches of tracked events by POST; none unless given. */
  TRACKING_COLLECTOR_URL: webAddress.optional(),
  /** Script of the tag manager, which reads the page's data layer; none unless given. */
  TAG_MANAGER_URL: scriptAddress.optional(),
  /** Script of the customer-relations tool; none unless given. */
  CRM_SCRIPT_URL: scriptAddress.optional(),
  /** Script that records sessions; none unless given. */
  RECORDING_SCRIPT_URL: scriptAddress.optional(),
  /** Addresses that these scripts load from and call, separated by commas. Default their own. */
  TRACKING_ORIGINS: webAddresses.optional(),
  /** Domains of the e-mail addresses of internal staff, separated by commas. Default none. */
  STAFF_DOMAINS: z
    .string()
    .regex(/^[\w.-]+(,[\w.-]+)*$/, 'expected domains such as staff.example, separated by commas')
    .transform((list) => list.toLowerCase().split(','))
    .default([]),
};

export function trackingConfig(
  env: z.output<z.ZodObject<typeof trackingVariables>>,
): TrackingConfig {
  const scripts = {
    tagManager: env.TAG_MANAGER_URL ?? null,
    crm: env.CRM_SCRIPT_URL ?? null,
    recording: env.RECORDING_SCRIPT_URL ?? null,
  };
  return {
    collectorUrl: env.TRACKING_COLLECTOR_URL ?? null,
    scripts,
    origins: originsOf(env.TRACKING_ORIGINS ?? Object.values(scripts)),
    staffDomains: env.STAFF_DOMAINS,
  };
}
