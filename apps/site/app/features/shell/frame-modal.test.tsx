// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ModalNotice } from '../../shell-data.ts';
import { MASKED } from '../../tracking/session-recording.ts';
import FrameModal from './frame-modal.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const NOTICE: ModalNotice = {
  title: 'Você tem 15 giros grátis',
  text: 'Eles esperam por você.',
  open: 'Ver meus prêmios',
  later: 'Agora não',
  href: '/promotions/prizes',
  picture: 'spins',
};

/** The modal of a page, and what happened to it. */
async function openModal() {
  const onClose = vi.fn();
  const Stub = createRemixStub([
    { path: '/', Component: () => <FrameModal notice={NOTICE} onClose={onClose} /> },
  ]);
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const root = createRoot(container);
  await act(async () => root.render(<Stub />));
  const box = document.querySelector<HTMLElement>('[role="dialog"]');
  const press = (element: Element | null | undefined) =>
    act(async () => {
      element?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      (element as HTMLElement | null)?.click();
    });
  return { onClose, box, press, close: () => act(async () => root.unmount()) };
}

it('SHELL-28 a modal over a page stands on a backdrop that closes it; a click inside does not', async () => {
  const { onClose, box, press, close } = await openModal();
  expect(box?.textContent).toContain(NOTICE.title);
  const backdrop = box?.parentElement;
  // The modal listens a moment after it opened.
  await vi.waitFor(async () => {
    await press(backdrop);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
  await press(box?.querySelector('h2'));
  expect(onClose).toHaveBeenCalledTimes(1);
  await press(backdrop);
  expect(onClose).toHaveBeenCalledTimes(2);
  await close();
});

it('TRACK-02 is masked where a session is recorded: it says what waits for its bettor', async () => {
  const { box, close } = await openModal();
  expect(box?.matches(MASKED)).toBe(true);
  await close();
});
