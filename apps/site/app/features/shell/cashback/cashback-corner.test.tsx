// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { promotionPaths } from '../../../paths/promotion-paths.ts';
import { PLACE_FIELD, type ShellCashback } from '../../../shapes/promotions/cashback-overlay.ts';
import CashbackCorner from './cashback-corner.tsx';

vi.mock('../../../forms/csrf-field.tsx', () => ({ CsrfField: () => null }));

type Button = NonNullable<ShellCashback['button']>;

const WORDS: Omit<Button, 'place'> = {
  label: 'Abrir a caixa de hoje',
  text: 'Cashback',
  hint: 'Use as setas para mover',
  options: 'Opções',
  closeOptions: 'Fechar opções',
  up: 'Para cima',
  down: 'Para baixo',
  across: 'Para o outro lado',
  close: 'Fechar por hoje',
  atStart: 'À esquerda, {{at}} de {{of}}',
  atEnd: 'À direita, {{at}} de {{of}}',
};

const posted: { readonly address: string; readonly body: string }[] = [];

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', (address: string, { body }: { readonly body: URLSearchParams }) => {
    posted.push({ address, body: body.toString() });
    return Promise.resolve(new Response());
  });
  posted.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A page with the button where the frame's data say that it was left. */
async function openPage(place: string | null) {
  const Stub = createRemixStub([
    {
      path: '/',
      Component: () => <CashbackCorner box={null} button={{ ...WORDS, place }} />,
    },
  ]);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  await act(async () => root.render(<Stub />));
  const button = container.querySelector('aside');
  const link = container.querySelector('a');
  if (!button || !link) throw new Error('No button stands on the page');
  return { button, link, close: () => act(async () => root.unmount()) };
}

/** Drags what stands at the lower right corner of the window by this many pixels. */
async function drag(
  { button, link }: { readonly button: HTMLElement; readonly link: HTMLElement },
  by: { readonly x: number; readonly y: number },
) {
  const size = 64;
  const from = { x: window.innerWidth - size, y: window.innerHeight - size };
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(window.innerWidth);
  // As a browser moves it by the style.
  button.getBoundingClientRect = () => {
    const [x = 0, y = 0] = button.style.translate.split(' ').map(parseFloat);
    return new DOMRect(from.x + (x || 0), from.y + y, size, size);
  };
  link.setPointerCapture = () => undefined;
  const at = (x: number, y: number) => ({ bubbles: true, pointerId: 1, clientX: x, clientY: y });
  await act(async () => {
    link.dispatchEvent(new PointerEvent('pointerdown', at(from.x, from.y)));
    link.dispatchEvent(new PointerEvent('pointermove', at(from.x + by.x, from.y + by.y)));
    link.dispatchEvent(new PointerEvent('pointerup', at(from.x + by.x, from.y + by.y)));
  });
}

it('PROMO-03 the button that is dragged stays there, is kept by the site, and stands there on the next page', async () => {
  const page = await openPage(null);
  expect(page.button.dataset).toMatchObject({ side: 'end', stop: '4' });
  await drag(page, { x: -2000, y: -2000 });
  expect(page.button.dataset).toMatchObject({ side: 'start', stop: '0' });
  expect(posted).toEqual([{ address: promotionPaths.overlay, body: `${PLACE_FIELD}=start-0` }]);
  await page.close();
  const next = await openPage('start-0');
  expect(next.button.dataset).toMatchObject({ side: 'start', stop: '0' });
  await next.close();
});
