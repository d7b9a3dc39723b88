import { expect, it } from 'vitest';
import { settleCrmIdentity } from './crm-identity.ts';
import type { CrmIdentity } from './shell-tracking.ts';

function openCrm() {
  const heard: string[] = [];
  const kept = new Map<string, string>();
  const crm = {
    identify: ({ id, language }: CrmIdentity) => void heard.push(`${id} ${language}`),
    forget: () => void heard.push('forget'),
  };
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const settle = (identity: CrmIdentity | null) => settleCrmIdentity(identity, crm, storage);
  return { heard, settle };
}

it('TRACK-03 tells who is logged in, and clears that at the log-out', () => {
  const { heard, settle } = openCrm();
  settle(null);
  settle({ id: 'u-1', language: 'pt' });
  settle(null);
  settle(null);
  expect(heard).toEqual(['u-1 pt', 'forget']);
});

it('TRACK-03 forgets one bettor before it hears of the next on the same device', () => {
  const { heard, settle } = openCrm();
  settle({ id: 'u-1', language: 'es' });
  settle({ id: 'u-2', language: 'es' });
  expect(heard).toEqual(['u-1 es', 'forget', 'u-2 es']);
});
