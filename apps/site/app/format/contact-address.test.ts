import { expect, it } from 'vitest';
import { mailAddress, phoneAddress } from './contact-address.ts';

it.each([
  ['0800 000 1810', 'tel:08000001810'],
  ['+55 (11) 4000-1810', 'tel:+551140001810'],
  ['188', 'tel:188'],
])('calls %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});

it('writes to a mailbox', () => {
  expect(mailAddress('ouvidoria@arara.example')).toBe('mailto:ouvidoria@arara.example');
});
