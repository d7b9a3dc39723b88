import { expect, it } from 'vitest';
import { deviceOf } from './device.server.ts';

it.each([
  [{ 'Sec-CH-UA-Mobile': '?1', 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64)' }, 'mobile'],
  [{ 'Sec-CH-UA-Mobile': '?0', 'User-Agent': 'Mozilla/5.0 (Android 14; Mobile)' }, 'desktop'],
  [
    { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' },
    'mobile',
  ],
  [{ 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130.0' }, 'desktop'],
  [{}, 'desktop'],
] as const)('CAT-16 takes a request with %j for one of a %s', (headers, device) => {
  expect(deviceOf(new Headers(headers))).toBe(device);
});
