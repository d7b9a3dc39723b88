// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useQueuedPlacing } from './use-queued-placing.ts';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A slip's form of the tests' own, while its last form is in flight. */
async function openForm() {
  const sent: Record<string, unknown>[] = [];
  const direct = vi.fn();
  function Form({ isIdle, odds, stake }: { isIdle: boolean; odds: number; stake: string }) {
    const { form, isQueued, waits } = useQueuedPlacing(isIdle, (order) =>
      sent.push(Object.fromEntries(order)),
    );
    return (
      <form
        ref={form}
        data-queued={isQueued}
        onSubmit={(event) => {
          event.preventDefault();
          if (!waits(event)) direct();
        }}
      >
        <input type="hidden" name="shownType" value="singles" />
        <input type="hidden" name="shown:o1" value={`${odds} Flamengo`} />
        <input type="hidden" name="stake:o1" value={stake} />
        <button name="place" value="i1" />
        <button name="do" value="clear" />
      </form>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const show = (isIdle: boolean, odds: number, stake = '10,00') =>
    act(async () => root.render(<Form isIdle={isIdle} odds={odds} stake={stake} />));
  const press = (name: string) =>
    act(async () => container.querySelector<HTMLElement>(`button[name=${name}]`)?.click());
  const isQueued = () => container.querySelector('form')?.dataset['queued'] === 'true';
  return { sent, direct, show, press, isQueued };
}

it('SLIP-12 a press that waits agrees to the price at the press, not to the one of a moment later', async () => {
  const { sent, direct, show, press, isQueued } = await openForm();
  await show(false, 2000);
  await press('place');
  expect([sent, isQueued()]).toEqual([[], true]);
  await show(false, 1800);
  await show(true, 1800, '10,50');
  const order = { shownType: 'singles', 'shown:o1': '2000 Flamengo', place: 'i1' };
  expect(sent).toEqual([{ ...order, 'stake:o1': '10,50' }]);
  await show(false, 1700);
  await show(true, 1700);
  expect([sent.length, isQueued()]).toEqual([1, false]);
  expect(direct).not.toHaveBeenCalled();
});

it('a press waits for nothing while no form is in flight, and other buttons never wait', async () => {
  const { sent, direct, show, press } = await openForm();
  await show(true, 2000);
  await press('place');
  await show(false, 2000);
  await press('do');
  await show(true, 2000);
  expect(direct).toHaveBeenCalledTimes(2);
  expect(sent).toEqual([]);
});
