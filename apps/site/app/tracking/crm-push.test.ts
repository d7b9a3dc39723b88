import { expect, it } from 'vitest';
import { settleCrmIdentity } from './crm-identity.ts';
import { settleCrmPush } from './crm-push.ts';

function openCrm() {
  const heard: unknown[] = [];
  const kept = new Map<string, string>();
  const crm = {
    registerPush: (registration: object) => void heard.push(registration),
    identify: () => undefined,
    forget: () => void heard.push('forget'),
  };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { heard, crm, storage };
}

it('TRACK-03 the device’s token is registered with type number 7, once, and taken back', () => {
  const { heard, crm, storage } = openCrm();
  for (const token of [null, 'token-1', 'token-1', null, null]) {
    settleCrmPush(token, crm, storage);
  }
  expect(heard).toEqual([
    { type: 7, token: 'token-1' },
    { type: 7, token: null },
  ]);
});

it('TRACK-03 the next bettor of a device is registered anew', () => {
  const { heard, crm, storage } = openCrm();
  settleCrmIdentity({ id: 'u-1', language: 'pt' }, crm, storage);
  settleCrmPush('token-1', crm, storage);
  settleCrmIdentity({ id: 'u-2', language: 'pt' }, crm, storage);
  settleCrmPush('token-1', crm, storage);
  const registered = { type: 7, token: 'token-1' };
  expect(heard).toEqual([registered, 'forget', registered]);
});

it('asks nothing of a script that takes no tokens', () => {
  const { storage } = openCrm();
  expect(() => settleCrmPush('token-1', {}, storage)).not.toThrow();
});
