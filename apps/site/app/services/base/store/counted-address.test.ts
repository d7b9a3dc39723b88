import { describe, expect, it } from 'vitest';
import { countedAddress } from './counted-address.ts';

describe('countedAddress', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::1:2', '2001:db8:0:0'],
    ['127.0.0.1', null],
    ['::ffff:127.0.0.1', null],
    ['::1', null],
    ['', null],
  ])('%s is counted under %s', (address, counted) => {
    expect(countedAddress(address)).toBe(counted);
  });
});
