import { expect, it } from 'vitest';
import { forgetWithoutMarketing, settleCrmIdentity } from './crm-identity.ts';
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
  const answer = (consent: string, checked: string) => {
    const form = new FormData();
    form.set('consent', consent);
    form.set(checked, 'on');
    forgetWithoutMarketing(form, crm, storage);
  };
  return { heard, kept, settle, answer };
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

it.each([
  ['necessary', 'marketing'],
  ['chosen', 'measurement'],
])(
  'TRACK-03 TRACK-06 forgets the bettor when consent to marketing is taken back: %s, with %s checked',
  (consent, checked) => {
    const { heard, kept, settle, answer } = openCrm();
    settle({ id: 'u-1', language: 'pt' });
    answer(consent, checked);
    answer(consent, checked);
    expect(heard).toEqual(['u-1 pt', 'forget']);
    expect([...kept]).toEqual([]);
  },
);

it.each([
  ['all', 'measurement'],
  ['chosen', 'marketing'],
])(
  'TRACK-03 TRACK-06 knows the bettor while marketing is allowed: %s, with %s checked',
  (consent, checked) => {
    const { heard, settle, answer } = openCrm();
    settle({ id: 'u-1', language: 'pt' });
    answer(consent, checked);
    expect(heard).toEqual(['u-1 pt']);
  },
);
