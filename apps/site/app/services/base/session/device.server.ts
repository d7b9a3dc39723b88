import type { DeviceType } from '@vitrine/upstream/sportsbook/front-back';

/**
 * What a page is made for, as its request tells: the browser's own hint, or the name it gives itself.
 * Source: 2§7, which doesn't show how a device is told.
 *
 * @example
 * deviceOf(new Headers({ 'Sec-CH-UA-Mobile': '?1' })) // 'mobile'
 */
export function deviceOf(headers: Headers): DeviceType {
  const hint = headers.get('Sec-CH-UA-Mobile');
  if (hint !== null) return hint === '?1' ? 'mobile' : 'desktop';
  return /Mobi|Android/i.test(headers.get('User-Agent') ?? '') ? 'mobile' : 'desktop';
}
