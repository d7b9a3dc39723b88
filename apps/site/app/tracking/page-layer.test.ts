import { describe, expect, it } from 'vitest';
import { openPageLayer, pageLayer } from './page-layer.ts';

describe('the data layer of a page', () => {
  it('TRACK-06 is not there until something is allowed, and then says first what', () => {
    const owner: Pick<Window, 'dataLayer'> = {};
    expect(pageLayer(owner)).toBeNull();
    openPageLayer(owner, { measurement: true, marketing: false });
    openPageLayer(owner, { measurement: true, marketing: false });
    expect(owner.dataLayer).toEqual([{ event: 'consent', measurement: true, marketing: false }]);
  });

  it('TRACK-01 holds events by their names, and what the server tells once', () => {
    const owner: Pick<Window, 'dataLayer'> = { dataLayer: [] };
    pageLayer(owner)?.note({ name: 'registrationFieldLeft', field: 'email' });
    for (let look = 0; look < 2; look += 1) {
      pageLayer(owner)?.noteOnce([{ id: '1', name: 'logIn' }]);
    }
    expect(owner.dataLayer).toEqual([
      { event: 'registrationFieldLeft', field: 'email' },
      { event: 'logIn', id: '1' },
    ]);
  });
});
