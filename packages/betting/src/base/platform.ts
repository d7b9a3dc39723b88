/** What a bettor plays on, by the operator's numbers. Source: 1§3. */
export const PLATFORM = {
  unknown: 0,
  webMobile: 1,
  webDesktop: 2,
  appAndroid: 3,
  appIos: 4,
  appHuawei: 5,
} as const;

export type Platform = keyof typeof PLATFORM;

/** The system of a device, as far as its browser names it. */
export type DeviceSystem = 'android' | 'ios' | 'desktop';

/** The system that a browser's name of itself tells; an iPad that passes for a Mac reads as a desktop. */
export function deviceSystem(userAgent: string): DeviceSystem {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  return /Android|HarmonyOS/i.test(userAgent) ? 'android' : 'desktop';
}

/** How the app is opened where it is no page of a browser. Source: 1§4. */
const APPS: ReadonlySet<string> = new Set(['TWA', 'TWA_STORE', 'NATIVE_APP']);

/**
 * What a visitor plays on: the browser's name of itself and how the site was opened. Nothing is known
 * without a name. Source: 1§3, 1§4.
 *
 * @example platformOf('Mozilla/5.0 (Linux; Android 10)', 'TWA') // 'appAndroid'
 */
export function platformOf(userAgent: string, appSource: string): Platform {
  if (userAgent === '') return 'unknown';
  const system = deviceSystem(userAgent);
  if (!APPS.has(appSource)) return system === 'desktop' ? 'webDesktop' : 'webMobile';
  if (/Huawei|HarmonyOS/i.test(userAgent)) return 'appHuawei';
  return system === 'ios' ? 'appIos' : 'appAndroid';
}
