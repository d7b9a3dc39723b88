import { betsByRange, type wireLeg } from '@vitrine/upstream/contract/bets/bets';
import { cashOutSports } from '@vitrine/upstream/contract/bets/cash-out';
import { expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { openBrowser } from '../../../test/browser.ts';
import { pageHtml } from '../../../test/page-html.tsx';
import { openTestSite } from '../../../test/site.ts';
import { wireBet } from '../../../test/wire-bet.ts';
import BetDetails, { loader } from './bet-details.tsx';
import BetHistory, { loader as historyLoader } from './bet-history.tsx';

vi.mock('../../live/load-live.ts', () => ({ loadLive: () => Promise.resolve(undefined) }));

const NUMBER = '9007199254740993123';
const OPEN = 4;

type Given = Partial<Omit<ReturnType<typeof wireBet>, 'betStatus' | 'matches'>> & {
  readonly betStatus?: number;
  readonly matches?: z.input<typeof wireLeg>[];
};

/** What a bettor reads of a bet, on its own page or in the list of the open ones. */
async function readOf(given: Given, on: 'page' | 'list' = 'page'): Promise<string> {
  const site = openTestSite();
  const browser = openBrowser(site);
  await browser.logIn();
  const bet = { ...wireBet(NUMBER), ...given };
  site.operator.at(cashOutSports).reply(() => ({ data: [] }));
  site.operator.at(betsByRange).reply(({ query }) => {
    const isOfOpen = (query as { readonly status?: number }).status === 0;
    const results = isOfOpen === (bet.betStatus === OPEN) ? [bet] : [];
    return { results, metadata: { pages: 1, totalRows: results.length, pageSize: 10 } };
  });
  const address = on === 'list' ? '/bet-history' : `/bet-history/${NUMBER}`;
  const params = on === 'list' ? {} : { params: { betNumber: NUMBER } };
  const { data } = await browser.visit(on === 'list' ? historyLoader : loader, address, params);
  const Page = on === 'list' ? BetHistory : BetDetails;
  return pageHtml({ brand: site.brand, address, data, Page })
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
}

it.each(['page', 'list'] as const)(
  'HIST-07 shows on the %s what an open bet won and gave back so far, its bonus, and that it was free',
  async (on) => {
    const text = await readOf({}, on);
    expect(text).toContain('Aposta grátis');
    expect(text).toContain('Bônus da múltipla R$ 3,00');
    expect(text).toContain('Valor devolvido R$ 1,00');
    expect(text).toContain('Ganho até agora R$ 2,00');
    expect(text).toContain('Retorno potencial R$ 40,00');
  },
);

it('HIST-07 says nothing of a bonus, a refund or a free bet that a bet does not have', async () => {
  const text = await readOf({
    isFreeBet: false,
    amountRefund: 0,
    amountWin: 0,
    multibetBonusAmount: 0,
  });
  expect(text).toContain('Retorno potencial R$ 40,00');
  for (const word of ['Aposta grátis', 'Bônus da múltipla', 'Valor devolvido', 'Ganho até agora'])
    expect(text).not.toContain(word);
});

it.each(['page', 'list'] as const)(
  'HIST-07 tells a blocked cash out apart on the %s from one of a sport without any',
  async (on) => {
    const blocked = 'O encerramento desta aposta foi bloqueado.';
    const general = 'Esta aposta não pode ser encerrada antes do resultado.';
    const ofBlocked = await readOf({}, on);
    expect(ofBlocked).toContain(blocked);
    expect(ofBlocked).not.toContain(general);
    const ofOther = await readOf({ isCashoutBlocked: false }, on);
    expect(ofOther).not.toContain(blocked);
    expect(ofOther.includes(general)).toBe(on === 'page');
  },
);

it.each([
  [2, 'Cancelada', 'Esta aposta foi cancelada. O valor devolvido é R$ 1,00.'],
  [8, 'Recuperada', 'O resultado desta aposta foi corrigido depois do encerramento.'],
  [9, 'Anulada', 'Esta aposta foi anulada. O valor devolvido é R$ 1,00.'],
])('HIST-03 says that a bet of status %i is %s', async (betStatus, name, sentence) => {
  const text = await readOf({ betStatus });
  expect(text).toContain(name);
  expect(text).toContain(sentence);
});

it.each([
  ['EarlyPayout', 'Foi decidida pelo pagamento antecipado, antes do fim do jogo.'],
  ['Manual', 'O resultado foi registrado manualmente pela equipe da plataforma.'],
])('HIST-03 says that a selection was settled in the mode %s', async (settlementType, sentence) => {
  const settled = (mode: string) =>
    readOf({
      betStatus: 6,
      matches: wireBet(NUMBER).matches.map((leg) => ({
        ...leg,
        legStateType: 'Win',
        settlementType: mode,
      })),
    });
  expect(await settled(settlementType)).toContain(`Esta seleção ganhou. ${sentence}`);
  expect(await settled('Normal')).not.toContain(sentence);
});

it('HIST-01 says of a list without open bets which days it is of: an older bet may be open', async () => {
  const text = await readOf({ betStatus: 6 }, 'list');
  expect(text).toContain('Nenhuma aposta em aberto neste período');
  expect(text).toContain('Para ver as mais antigas, mude o período.');
});
