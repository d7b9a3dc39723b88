import { describe, expect, it } from 'vitest';
import { listedAddress, UpstreamForeignAddress } from './listed-address.ts';

const ORIGINS = ['https://store.example', 'http://127.0.0.1:4010'];
const of = (address: string) => () => listedAddress('documents.signedUrl', address, ORIGINS);

describe('an address that an answer names', () => {
  it.each(['https://store.example/put?sign=1', 'http://127.0.0.1:4010/storage/x'])(
    'is followed to a listed host: %s',
    (address) => expect(of(address)()).toBe(address),
  );

  it.each([
    'https://other.example/put',
    'http://store.example/put',
    'https://store.example:8443/put',
    'https://store.example@other.example/put',
    'https://store.example.other.example/put',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1/put',
    'file:///etc/passwd',
  ])('is followed nowhere else: %s', (address) => {
    expect(of(address)).toThrow(UpstreamForeignAddress);
  });

  it('is told by its host alone, never by its signature', () => {
    expect(of('https://other.example/put?sign=SECRET')).toThrow(
      'documents.signedUrl names an address at https://other.example, which is not listed',
    );
  });
});
