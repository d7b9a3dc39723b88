import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageMoments, pageMoments } from './page-moments.ts';

let now: number;
let frame: number;
let structure: number;
let moments: PageMoments;

beforeEach(() => {
  [now, frame, structure] = [1_000, 1, 1];
  moments = pageMoments({
    now: () => now,
    version: () => `epoch.${frame}`,
    structureVersion: () => `epoch.${structure}`,
  });
});

describe('the moment of pages', () => {
  it('lasts a second, and the live stream goes on from its beginning', async () => {
    const make = vi.fn(() => Promise.resolve('list'));
    await moments.current().once('list', make);
    frame = 7;
    now += 1_000;
    await expect(moments.current().once('list', make)).resolves.toBe('list');
    expect(moments.current()).toMatchObject({ liveVersion: 'epoch.1', madeAt: 1_000 });
    now += 1;
    await moments.current().once('list', make);
    expect(moments.current()).toMatchObject({ liveVersion: 'epoch.7', madeAt: 2_001 });
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('ends when the structure changes, a tenth of a second old at least', () => {
    const moment = moments.current();
    structure = 2;
    now += 100;
    expect(moments.current()).toBe(moment);
    now += 1;
    expect(moments.current()).not.toBe(moment);
  });

  it('ends when the clock is set back, which would have kept it for as long', () => {
    const moment = moments.current();
    now -= 3_600_000;
    expect(moments.current()).not.toBe(moment);
  });

  it('keeps no failure', async () => {
    const failed = moments.current().once('list', () => Promise.reject(new Error('operator')));
    await expect(failed).rejects.toThrow('operator');
    await expect(moments.current().once('list', () => Promise.resolve(1))).resolves.toBe(1);
  });

  it('is of now for an answer that is kept itself', () => {
    frame = 9;
    expect(moments.alone().liveVersion).toBe('epoch.9');
    expect(moments.alone()).not.toBe(moments.alone());
  });
});
