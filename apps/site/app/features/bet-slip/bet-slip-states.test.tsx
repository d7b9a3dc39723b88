import { createRemixStub } from '@remix-run/testing';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { emptyBetSlip } from '@vitrine/betting/bet-slip/bet-slip';
import { minorUnits } from '@vitrine/betting/base/money';
import type { BetSlip } from '@vitrine/betting/bet-slip/bet-slip-types';
import type { RejectionCode } from '@vitrine/betting/bet-slip/placing/placement-error';
import { aSelection, KICK_OFF } from '@vitrine/betting/test/fixtures';
import { shapesOf, walkSlips } from '@vitrine/betting/test/slip-model/slip-walk';
import { textsOf } from '@vitrine/messages/texts';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { brandFormat } from '../../format/brand-format.ts';
import type { ShellData } from '../../shell-data.ts';
import { NO_TRACKING } from '../../tracking/shell-tracking.ts';
import type { BetSlipAnswer } from './bet-slip-data.ts';
import { PLACE_FIELD } from './bet-slip-form.ts';
import { BetSlipPage } from './bet-slip-page.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

/** How many facts: SLIP_FACTS; a share of them in a usual run. */
const FACTS = Number(process.env['SLIP_FACTS'] ?? 5_000);
const SEED = Number(process.env['SLIP_SEED'] ?? Date.now() % 1_000_000);

/** What React says of the router in memory; the site's own is no part of this page. */
const OF_THE_ROUTER = 'useLayoutEffect does nothing on the server';

describe.each(['arara', 'axolote'])('the slip of %s', (code) => {
  it(
    `SLIP-01 renders in every state that ${FACTS} facts in any order reach`,
    { timeout: 60_000 + FACTS },
    () => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const seen = new Set<string>();
      let rendered = 0;
      for (const { slip } of walkSlips(FACTS, SEED)) {
        const shapes = shapesOf(slip);
        if (shapes.every((shape) => seen.has(shape))) continue;
        for (const shape of shapes) seen.add(shape);
        rendered += 1;
        const html = pageOf(code, slip);
        // A word that is missing, or a sum of what is not known.
        const told = `seed ${SEED}: ${JSON.stringify(slip)}`;
        expect(html, told).not.toMatch(/undefined|NaN|\[object|\{\{/);
        for (const { latest } of slip.step === 'settingBet' ? slip.selections : [])
          expect(html, told).toContain(latest.outcomeName);
      }
      process.stdout.write(
        `slip of ${code}: seed ${SEED}, ${FACTS} facts, ${seen.size} shapes in ${rendered} pages\n`,
      );
      expect(rendered).toBeGreaterThan(100);
      const said = complaints.mock.calls.map((words) => words.map(String).join(' '));
      complaints.mockRestore();
      expect(said.filter((words) => !words.includes(OF_THE_ROUTER))).toEqual([]);
    },
  );
});

it.each([
  ['axolote', 3, true],
  ['axolote', 5, false],
  ['arara', 3, false],
])(
  'BRAND-07 a multiple that is too small has no return and no button: in %s, of %i',
  (code, count, isTooSmall) => {
    const selections = Array.from({ length: count }, (_, n) => aSelection(n));
    const html = pageOf(code, {
      ...emptyBetSlip('i1'),
      step: 'settingBet',
      ticketType: 'multiple',
      selections,
      stakeMultiple: minorUnits(1000),
    });
    const texts = textsOf(brandFacts(code).locale, 'bet-slip');
    expect(html.includes(`name="${PLACE_FIELD}"`)).toBe(!isTooSmall);
    expect(html.includes(texts['summary.potentialReturn'])).toBe(!isTooSmall);
    expect(html.includes(texts['outlook.title'])).toBe(!isTooSmall);
    expect(html.includes('Faltan 2 de 5 selecciones')).toBe(isTooSmall);
  },
);

it.each([
  ['arara', 'A múltipla precisa de pelo menos 2 seleções'],
  ['axolote', 'El parlay necesita al menos 5 selecciones'],
  ['quetzal', 'La múltiple necesita al menos 5 selecciones'],
])('BRAND-07 a slip of one match says how many a multiple needs in %s', (code, needs) => {
  const [one, other] = [aSelection(0), aSelection(1)];
  const selections = [one, { ...other, eventId: one.eventId }];
  expect(pageOf(code, { ...emptyBetSlip('i1'), step: 'settingBet', selections })).toContain(needs);
});

/** A slip of two matches whose stakes an attempt refused, each with its code and what is left. */
function limitedSlip(
  ticketType: BetSlip['ticketType'],
  ...limits: readonly (readonly [RejectionCode, number?])[]
): BetSlip {
  const selections = ['Palmeiras – Santos', 'Bahia – Ceará'].map((eventName, n) => {
    const [code, left] = limits[n] ?? ['NOT_PLACED'];
    const allowed = left === undefined ? {} : { allowedStake: minorUnits(left) };
    const result = { status: 'rejected' as const, ticketId: null, code, ...allowed };
    return aSelection(n, { eventName, stake: minorUnits(2000), result });
  });
  const step = 'settingBet';
  return { ...emptyBetSlip('i1'), step, ticketType, selections, stakeMultiple: minorUnits(2000) };
}

describe('a stake above a limit', () => {
  const told = (code: string, slip: BetSlip) => pageOf(code, slip).replaceAll('\u00a0', ' ');

  it.each([
    ['arara', 'Bahia – Ceará: você ainda pode apostar R$ 12,34 neste jogo.'],
    ['vicuna', 'Bahia – Ceará: todavía puedes apostar S/ 12.34 a este partido.'],
  ])('SLIP-11 of a multiple names the match and its adjusted maximum: in %s', (code, sentence) => {
    const slip = limitedSlip('multiple', ['NOT_PLACED'], ['ACCUMULATED_STAKE_LIMIT', 1234]);
    const html = told(code, slip);
    expect(html).toContain(sentence);
    expect(html).not.toContain('Palmeiras – Santos:');
    const texts = textsOf(brandFacts(code).locale, 'bet-slip');
    expect(html).toContain(texts['placement.ACCUMULATED_STAKE_LIMIT'].split('{{')[0]);
  });

  it('SLIP-11 of a multiple names each match, and those that take nothing more', () => {
    const spent = ['ACCUMULATED_STAKE_LIMIT', 0] as const;
    const html = told('arara', limitedSlip('multiple', spent, ['ACCUMULATED_STAKE_LIMIT', 1234]));
    expect(html).toContain('Palmeiras – Santos: você já apostou o máximo neste jogo.');
    expect(html).toContain('Bahia – Ceará: você ainda pode apostar R$ 12,34 neste jogo.');
    expect(html).not.toContain('R$ 0,00.');
  });

  it('SLIP-11 is of the whole bet where no match is named', () => {
    const whole = ['BET_STAKE_OVER_LIMIT', 500] as const;
    const html = told('arara', limitedSlip('multiple', whole, whole));
    expect(html).toContain('O valor passa do limite permitido. Você ainda pode apostar R$ 5,00.');
    expect(html).not.toContain('deste jogo');
  });

  it('SLIP-11 of the whole bet is none of its matches, also once another selection joined them', () => {
    const whole = ['BET_STAKE_OVER_LIMIT', 500] as const;
    const slip = limitedSlip('multiple', whole, whole);
    const html = told('arara', { ...slip, selections: [...slip.selections, aSelection(2)] });
    expect(html).toContain('O valor passa do limite permitido. Você ainda pode apostar R$ 5,00.');
    expect(html).not.toContain('neste jogo');
  });

  it('SLIP-11 SLIP-16 offers no adjusted maximum below the smallest stake', () => {
    const left = (amount: number) =>
      told('arara', limitedSlip('singles', ['BET_STAKE_OVER_LIMIT', amount]));
    const { minStake } = brandFacts('arara');
    expect(left(minStake)).toContain('Usar R$ 0,50');
    expect(left(minStake - 1)).not.toContain('Usar R$');
    expect(left(minStake - 1)).not.toContain('apostar R$ 0,49');
    expect(left(minStake - 1)).toContain('Não é possível fazer esta aposta agora.');
  });

  it('PLACE-07 never offers a stake of nothing', () => {
    const none = (code: RejectionCode) => told('arara', limitedSlip('singles', [code, 0]));
    expect(none('ACCUMULATED_STAKE_LIMIT')).toContain('Você já apostou o máximo neste jogo.');
    expect(none('BET_STAKE_OVER_LIMIT')).toContain('Não é possível fazer esta aposta agora.');
    expect(none('ACCUMULATED_STAKE_LIMIT')).not.toContain('apostar R$ 0,00');
  });
});

describe('a stake that can’t be read', () => {
  const answer: BetSlipAnswer = {
    unread: [
      { target: { outcomeId: aSelection(1).outcomeId }, text: '10.50', reason: 'wrongSeparator' },
    ],
    obstacle: { kind: 'problems', problems: [] },
  };
  const slipOf = (...selections: BetSlip['selections']) =>
    ({ ...emptyBetSlip('i1'), step: 'settingBet', ticketType: 'singles', selections }) as const;

  it.each([
    ['one', [aSelection(1)]],
    ['several', [aSelection(0), aSelection(1)]],
  ] as const)('SLIP-13 is told beside the button as well: of %s', (_, selections) => {
    const [, told] = pageOf('arara', slipOf(...selections), answer).split('role="alert"');
    expect(told).toContain('<li>Separe os centavos com vírgula, como 10,50.</li>');
  });
});

function pageOf(code: string, slip: BetSlip, answer?: BetSlipAnswer): string {
  const brand = brandFacts(code);
  const data = {
    slip,
    rules: {
      minStake: minorUnits(brand.minStake),
      maxStake: minorUnits(brand.maxStake),
      minSelectionsMultiple: brand.minSelectionsMultiple,
      balance: minorUnits(10_000),
    },
    isLoggedIn: true,
    freeBets: [],
    kept: [],
    quickStakes: brand.quickStakes.map(minorUnits),
    stakeKeypad: brand.stakeKeypad,
    minDeposit: minorUnits(brand.deposit.minimum),
    maxDeposit: minorUnits(brand.deposit.maximum),
    texts: textsOf(brand.locale, 'bet-slip'),
    now: KICK_OFF,
  };
  const shell: ShellData = {
    csrf: 'test',
    format: brandFormat(brand),
    texts: textsOf(brand.locale, 'shell'),
    isSignInPaused: false,
    sessionTimes: null,
    user: { name: 'Ana', mayDeposit: true },
    isDeactivated: false,
    balance: '100',
    slipCount: slip.selections.length,
    feed: 'up',
    announcement: null,
    frameVersion: null,
    modalNotice: null,
    hasCasino: true,
    hasPromotions: true,
    cashback: null,
    playLimits: '/responsable-game',
    tracking: NO_TRACKING,
    chat: null,
    supportEmail: 'ajuda@vitrine.example',
    scheme: 'dark',
    liveVersion: '',
    madeAt: KICK_OFF,
    hasOldStyles: false,
    origin: 'https://site.example',
  };
  const Page = () => <BetSlipPage data={data} answer={answer} />;
  const Site = createRemixStub([
    {
      id: 'root',
      path: '/',
      loader: () => shell,
      children: [{ path: 'bet-slip', Component: Page }],
    },
  ]);
  const hydrationData = { loaderData: { root: shell } };
  return renderToString(<Site initialEntries={['/bet-slip']} hydrationData={hydrationData} />);
}
