// @vitest-environment happy-dom
import { createRemixStub } from '@remix-run/testing';
import { emptyBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import { KICK_OFF } from '@vitrine/betting/test/fixtures';
import { textsOf } from '@vitrine/messages/texts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MASKED } from '../../tracking/session-recording.ts';
import { BetSlipDock } from './bet-slip-dock.tsx';

vi.mock('./late-slip-texts.ts', () => ({ allTexts: (texts: unknown) => texts }));
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const texts = textsOf('pt-BR', 'bet-slip');

/** The slip of a phone without selections. */
async function emptyDock(warning: BetSlip['warning']): Promise<HTMLElement> {
  const data = { slip: { ...emptyBetSlip('i1'), warning }, texts, now: KICK_OFF };
  const Stub = createRemixStub([
    {
      id: 'root',
      path: '/',
      Component: () => <BetSlipDock data={data as never} sums={{} as never} count={0} />,
    },
  ]);
  const place = document.createElement('main');
  await act(async () =>
    createRoot(place).render(<Stub hydrationData={{ loaderData: { root: { texts: {} } } }} />),
  );
  return place;
}

it('SLIP-02 a refused tap on an empty slip is told on a phone, too', async () => {
  const place = await emptyDock({ code: 'outcomeNotActive', shownAt: KICK_OFF });
  await vi.waitFor(async () => {
    await act(() => import('./announcements/passing-warning.tsx'));
    expect(place.textContent).toBe(texts['warning.outcomeNotActive']);
  });
  expect(place.querySelector('a')).toBeNull();
});

it('TRACK-02 is masked where a session is recorded, as the slip beside the page is', async () => {
  const place = await emptyDock({ code: 'outcomeNotActive', shownAt: KICK_OFF });
  expect(place.firstElementChild?.matches(MASKED)).toBe(true);
});

it('an empty slip without a warning takes no room of a phone', async () => {
  expect((await emptyDock(null)).innerHTML).toBe('');
});
