import { BlockList, isIPv4, isIPv6 } from 'node:net';

const ownAddresses = new BlockList();
ownAddresses.addSubnet('127.0.0.0', 8, 'ipv4');
ownAddresses.addAddress('::1', 'ipv6');

/**
 * What requests of an address are counted under: the address, or the half of it that a network gives to one
 * customer. Null for this machine itself, which is a proxy that the configuration doesn't name: behind it
 * are all visitors.
 *
 * @example
 * countedAddress('2001:db8::1:2') // '2001:db8:0:0'
 */
export function countedAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(plain)) return ownAddresses.check(plain, 'ipv4') ? null : plain;
  if (!isIPv6(plain) || ownAddresses.check(plain, 'ipv6')) return null;
  const [before = '', after = ''] = plain.split('::');
  const [first, last] = [before, after].map((half) => half.split(':').filter(Boolean));
  const zeros = Math.max(0, 8 - (first?.length ?? 0) - (last?.length ?? 0));
  return [...(first ?? []), ...Array<string>(zeros).fill('0'), ...(last ?? [])]
    .slice(0, 4)
    .join(':');
}
