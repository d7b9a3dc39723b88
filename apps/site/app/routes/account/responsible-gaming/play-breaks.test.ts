import {
  pausePlay,
  readExclusion,
  readPlayLimits,
  selfExclude,
} from '@vitrine/upstream/contract/account/responsible-gaming';
import { describe, expect, it } from 'vitest';
import { openBrowser } from '../../../../test/browser.ts';
import { statusError } from '../../../../test/operator.ts';
import { openTestSite } from '../../../../test/site.ts';
import { action as pause } from './play-pause.tsx';
import { loader as responsibleGame } from './responsible-game.tsx';
import { action as exclude, loader as excludeLoader } from './self-exclusion.tsx';

const PAUSE = '/responsable-game/pause';
const EXCLUDE = '/responsable-game/self-exclusion';
const AGREED = { period: '6', understood: 'on' };
const RESUMES = '2030-01-31T12:00:00.000Z';

async function openPage() {
  const site = openTestSite('arara');
  const pauses = site.operator.at(pausePlay);
  const exclusions = site.operator.at(selfExclude);
  const read = site.operator.at(readExclusion);
  site.operator.at(readPlayLimits).reply(() => ({ data: [] }));
  pauses.reply(() => ({ data: { exclusion: null, pausedUntil: RESUMES } }));
  read.reply(() => ({ data: { exclusion: null, pausedUntil: null } }));
  exclusions.reply(() => ({
    data: { exclusion: { exclusionMonth: 6, resumeExclusionDate: RESUMES }, pausedUntil: null },
  }));
  const browser = openBrowser(site);
  await browser.logIn();
  return { browser, pauses, exclusions, read };
}

describe('a pause', () => {
  it('PROMO-07 begins with one of the lengths on offer, and its page says until when', async () => {
    const { browser, pauses, read } = await openPage();
    expect(await browser.submit(pause, PAUSE, { period: '168' })).toMatchObject({
      status: 302,
      location: '/responsable-game',
    });
    expect(pauses.calls().map(({ body }) => body)).toEqual([{ hours: 168 }]);
    read.reply(() => ({ data: { exclusion: null, pausedUntil: RESUMES } }));
    const { data } = await browser.visit(responsibleGame, '/responsable-game');
    expect(data).toMatchObject({ pause: expect.stringContaining('31/01/2030') });
  });

  it('is refused without a length, and said to be unconfirmed when the operator fails', async () => {
    const { browser, pauses } = await openPage();
    expect(await browser.submit(pause, PAUSE, { period: '1' })).toMatchObject({ status: 422 });
    expect(pauses.calls()).toEqual([]);
    pauses.reply(() => {
      throw statusError(pausePlay, 503);
    });
    expect(await browser.submit(pause, PAUSE, { period: '24' })).toMatchObject({ status: 502 });
  });
});

describe('a self-exclusion', () => {
  it.each([
    [
      'arara',
      /^A plataforma pública de autoexclusão/,
      ['https://www.gov.br/autoexclusaoapostas', 'tel:188'],
    ],
    ['vicuna', /^No conocemos .* Vicuña/, ['tel:113']],
    ['galapago', /^No conocemos .* vale solo para/, []],
  ])('of %s says what there is beyond the brand', async (brand, text, ways) => {
    const browser = openBrowser(openTestSite(brand));
    await browser.logIn();
    const { data } = await browser.visit(excludeLoader, EXCLUDE);
    const { elsewhere } = data as { elsewhere: { text: string; ways: { href: string }[] } };
    expect(elsewhere.text).toMatch(text);
    expect(elsewhere.ways.map(({ href }) => href)).toEqual(ways);
  });

  it('is shown with its end first, and excludes with the second post alone', async () => {
    const { browser, exclusions } = await openPage();
    const { status, data } = await browser.submit(exclude, EXCLUDE, AGREED);
    expect(status).toBe(200);
    expect(data).toMatchObject({ check: { period: '6' } });
    expect(exclusions.calls()).toEqual([]);
    expect(await browser.submit(exclude, EXCLUDE, { ...AGREED, confirmed: '1' })).toMatchObject({
      status: 302,
      location: '/account-stopped',
    });
    expect(exclusions.calls().map(({ body }) => body)).toEqual([
      { exclusionMonth: 6, isUntilNotice: false },
    ]);
    const { visitor } = await browser.visitor();
    expect(visitor.session?.user.selfExclusion).toEqual({
      months: 6,
      resumeAt: Date.parse(RESUMES),
    });
  });

  it('EXCL-02 that begins on the last day of a month ends within the month that was asked for', async () => {
    const site = openTestSite('arara');
    site.pass(Date.parse('2030-08-31T15:00:00Z') - site.now());
    const browser = openBrowser(site);
    await browser.logIn();
    const { data } = await browser.submit(exclude, EXCLUDE, AGREED);
    const text = expect.stringContaining('28 de fevereiro de 2031') as string;
    expect(data).toMatchObject({ check: { text } });
  });

  it.each([
    ['1216', { exclusionMonth: 1216, isUntilNotice: false }],
    ['untilNotice', { exclusionMonth: 1216, isUntilNotice: true }],
  ])('of %s has no day it ends on', async (period, body) => {
    const { browser, exclusions } = await openPage();
    await browser.submit(exclude, EXCLUDE, { period, understood: 'on', confirmed: '1' });
    expect(exclusions.calls().map((call) => call.body)).toEqual([body]);
  });

  it.each([
    ['6', 6, '2026-09-14T19:00:00.000Z'],
    ['untilNotice', 1216, null],
    ['1216', 1216, null],
  ])(
    'EXCL-02 of %s keeps its own end where the operator tells none',
    async (period, months, end) => {
      const { browser, exclusions } = await openPage();
      exclusions.reply(() => ({ data: { exclusion: null, pausedUntil: null } }));
      await browser.submit(exclude, EXCLUDE, { period, understood: 'on', confirmed: '1' });
      const resumeAt = end === null ? null : Date.parse(end);
      expect((await browser.visitor()).visitor.session?.user.selfExclusion).toEqual({
        months,
        resumeAt,
      });
    },
  );

  it('needs a length and the box', async () => {
    const { browser, exclusions } = await openPage();
    const { status, data } = await browser.submit(exclude, EXCLUDE, {
      period: '7',
      confirmed: '1',
    });
    expect(status).toBe(422);
    expect(data).toMatchObject({
      form: { errors: { period: expect.any(String), understood: expect.any(String) } },
    });
    expect(exclusions.calls()).toEqual([]);
  });

  it('says that it is unconfirmed when the operator fails', async () => {
    const { browser, exclusions } = await openPage();
    exclusions.reply(() => {
      throw statusError(selfExclude, 503);
    });
    const answer = await browser.submit(exclude, EXCLUDE, { ...AGREED, confirmed: '1' });
    expect(answer).toMatchObject({ status: 502 });
    expect((await browser.visitor()).visitor.session?.user.selfExclusion).toBeNull();
  });

  const LONGER = { exclusionMonth: 24, resumeExclusionDate: RESUMES };
  const KEPT = { months: 24, resumeAt: Date.parse(RESUMES) };

  it('EXCL-05 that holds already stops the session, and leads to the page that tells its end', async () => {
    const { browser, exclusions, read } = await openPage();
    exclusions.reply(() => {
      throw statusError(selfExclude, 409, { error: 'ALREADY_EXCLUDED' });
    });
    read.reply(() => ({ data: { exclusion: LONGER, pausedUntil: null } }));
    const answer = await browser.submit(exclude, EXCLUDE, { ...AGREED, confirmed: '1' });
    expect(answer).toMatchObject({ status: 302, location: '/account-stopped' });
    expect((await browser.visitor()).visitor.session?.user.selfExclusion).toEqual(KEPT);
  });

  it('EXCL-05 that holds already stops the session, too, when nobody tells its length', async () => {
    const { browser, exclusions, read } = await openPage();
    exclusions.reply(() => {
      throw statusError(selfExclude, 409, { error: 'ALREADY_EXCLUDED' });
    });
    read.reply(() => {
      throw statusError(readExclusion, 503);
    });
    const answer = await browser.submit(exclude, EXCLUDE, { ...AGREED, confirmed: '1' });
    expect(answer).toMatchObject({ status: 302, location: '/account-stopped' });
    const { visitor } = await browser.visitor();
    expect(visitor.session?.user.selfExclusion).toEqual({ months: null, resumeAt: null });
  });

  it('EXCL-05 SHELL-14 that the operator tells of on the page of limits stops that page and the next', async () => {
    const { browser, read } = await openPage();
    read.reply(() => ({ data: { exclusion: LONGER, pausedUntil: null } }));
    const limits = () => browser.visit(responsibleGame, '/responsable-game');
    expect(await limits()).toMatchObject({ status: 302, location: '/account-stopped' });
    expect((await browser.visitor()).visitor.session?.user.selfExclusion).toEqual(KEPT);
    expect(await limits()).toMatchObject({ status: 302, location: '/account-stopped' });
    expect(read.calls()).toHaveLength(1);
  });
});
