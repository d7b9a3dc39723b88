// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { OddsButton } from '@vitrine/ui/sportsbook/odds-button';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TapForm } from './tap-form.tsx';

vi.mock('../../../frame/after-paint.ts', () => ({ afterPaint: (work: () => void) => work() }));
vi.mock('../../../forms/csrf-field.tsx', () => ({ CsrfField: () => null }));

const vibrate = vi.fn();
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(navigator, { vibrate });
  vibrate.mockClear();
  // As browsers reflect it.
  Object.defineProperty(HTMLButtonElement.prototype, 'ariaPressed', {
    configurable: true,
    get(this: HTMLButtonElement) {
      return this.getAttribute('aria-pressed');
    },
    set(this: HTMLButtonElement, value: string) {
      this.setAttribute('aria-pressed', value);
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Taps a button of a page with scripts: what the site hears of it, and how the button looks meanwhile. */
async function tapped(button: { readonly isOnSlip: boolean; readonly isSuspended: boolean }) {
  const posted: Record<string, unknown>[] = [];
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => (
        <TapForm isOpen>
          <OddsButton
            outcomeId="o1"
            marketId="m1"
            label=""
            direction={undefined}
            value="1850 sr:match:1 o1"
            accessibleName="Flamengo"
            oddsText="1.85"
            selected={button.isOnSlip}
            suspended={button.isSuspended}
            suspendedText="suspenso"
          />
        </TapForm>
      ),
    },
    {
      path: '/bet-slip',
      async action({ request }) {
        posted.push(Object.fromEntries(await request.formData()));
        return null;
      },
    },
  ]);
  const place = document.createElement('main');
  document.body.replaceChildren(place);
  await act(async () => createRoot(place).render(<Stub />));
  const element = place.querySelector('button');
  await act(async () => element?.click());
  await vi.waitFor(() => expect(posted).toHaveLength(1));
  return { fields: posted[0], isPressed: element?.ariaPressed === 'true' };
}

describe('a tap on a page with scripts', () => {
  it('SLIP-02 on an outcome of the slip takes it off, also while it is suspended', async () => {
    for (const isSuspended of [false, true]) {
      const { fields, isPressed } = await tapped({ isOnSlip: true, isSuspended });
      expect(fields).toMatchObject({ tap: '1850 sr:match:1 o1', stay: '1', takesOff: '1' });
      expect(isPressed).toBe(false);
    }
  });

  it('SLIP-02 on a suspended outcome reaches the site, which says why, and presses nothing', async () => {
    const { fields, isPressed } = await tapped({ isOnSlip: false, isSuspended: true });
    expect(fields).toMatchObject({ tap: '1850 sr:match:1 o1', stay: '1', locked: '1' });
    expect(isPressed).toBe(false);
  });

  it('SLIP-02 vibrates for 30 ms, and presses an open outcome at once', async () => {
    const { fields, isPressed } = await tapped({ isOnSlip: false, isSuspended: false });
    expect(vibrate.mock.calls).toEqual([[30]]);
    expect(fields).not.toHaveProperty('locked');
    expect(isPressed).toBe(true);
  });
});
