import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Alert } from '../../feedback/alert/alert.tsx';
import { BetShare } from '../../bets/bet-share/bet-share.tsx';
import { BetSlipBar } from '../../bet-slip/bet-slip-bar/bet-slip-bar.tsx';
import { CashOut } from '../../bets/cash-out/cash-out.tsx';
import { ConfirmPage } from '../../feedback/confirm-dialog/confirm-dialog.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { Crest } from '../../sportsbook/crest/crest.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { FreeBetChoice } from '../../bet-slip/free-bet-choice/free-bet-choice.tsx';
import { GameGrid } from '../../casino/game-grid/game-grid.tsx';
import { GameRailSkeleton } from '../../casino/game-rail/game-rail.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { OddsButton } from '../../sportsbook/odds-button/odds-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { PromotionArt } from '../../promotions/promotion-art/promotion-art.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import { StepList } from '../step-list/step-list.tsx';
import { onePrice } from '../../stories/sportsbook/betting-fixtures.ts';
import { bettingWords } from '../../stories/sportsbook/betting-words.ts';
import { places } from '../../stories/base/places.ts';
import { TextField } from '../../forms/text-field/text-field.tsx';
import { ToastRegion } from '../../feedback/toast-region/toast-region.tsx';
import type { RootProps } from './root-props.ts';

const FORWARD_REF = Symbol.for('react.forward_ref');
const MEMO = Symbol.for('react.memo');

/** A provider draws nothing that a ref could point at. */
const ROOTLESS: readonly string[] = ['AppLinkProvider'];

const modules = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../../*/*/*.tsx', '!../../*/*/*.*.tsx', '!../../stories/**'],
  { eager: true },
);

/** What a folder's file of the same name exports as React knows it: functions and wrapped ones. */
const components = Object.entries(modules)
  .filter(([path]) => /\/([^/]+)\/\1\.tsx$/.test(path))
  .flatMap(([, exported]) => Object.entries(exported))
  .filter(([name, value]) => /^[A-Z]/.test(name) && isComponent(value));

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || kindOf(value) !== undefined;
}

function kindOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '$$typeof' in value
    ? value.$$typeof
    : undefined;
}

function forwardsRef(value: unknown): boolean {
  if (kindOf(value) === MEMO) return forwardsRef((value as { readonly type: unknown }).type);
  return kindOf(value) === FORWARD_REF;
}

describe('every public component', () => {
  it('is found', () => {
    expect(components.length).toBeGreaterThan(150);
  });

  it.each(components.filter(([name]) => !ROOTLESS.includes(name)))(
    '%s hands its ref on',
    (_, component) => {
      expect(forwardsRef(component)).toBe(true);
    },
  );
});

const handed = {
  'data-testid': 'root',
  'aria-describedby': 'hint',
  className: 'col-span-2',
} satisfies RootProps<'div'> & { readonly 'data-testid': string };

const nothing = () => undefined;
const [place] = places;
if (!place) throw new Error('A place to play in is missing');
const price = onePrice(bettingWords(place));
const action = { name: 'share', value: '1', label: 'Compartilhar', accessibleName: 'Bilhete 1' };

/** One of each kind, by the classes it brings itself. */
const sample = {
  Alert: ['flex', <Alert {...handed} tone="info" title="Aviso" />],
  BetShare: ['', <BetShare {...handed} state="idle" action={action} />],
  BetSlipBar: [
    'bg-action',
    <BetSlipBar
      {...handed}
      href="/bilhete"
      label="Abrir"
      count={1}
      totalOdds={null}
      figure={{ label: 'Retorno', text: 'R$ 2,00' }}
    />,
  ],
  CashOut: [
    '',
    <CashOut {...handed} label="Encerrar" view={{ state: 'closedMarket', text: 'Fechado' }} />,
  ],
  ConfirmPage: [
    'card-frame',
    <ConfirmPage
      {...handed}
      title="Sair?"
      confirm={{ label: 'Sair' }}
      cancel={{ label: 'Ficar', href: '/' }}
    />,
  ],
  CopyButton: [
    'noscript:hidden',
    <CopyButton {...handed} text="1" label="Copiar" copiedLabel="Copiado" />,
  ],
  Crest: ['crest', <Crest {...handed} name="Flamengo" />],
  DataTable: [
    'card-frame',
    <DataTable
      {...handed}
      caption="Jogos"
      columns={[{ key: 'game', label: 'Jogo' }]}
      rows={[{ id: '1', cells: { game: 'Flamengo x Palmeiras' } }]}
      empty={null}
    />,
  ],
  'DataTable without rows': [
    '',
    <DataTable {...handed} caption="Jogos" columns={[]} rows={[]} empty="Nenhum" />,
  ],
  FreeBetChoice: [
    'min-w-0',
    <FreeBetChoice
      {...handed}
      label="Pagar com"
      name="payer"
      balance={{ label: 'Saldo', text: 'R$ 10,00' }}
      freeBets={[]}
      defaultValue=""
    />,
  ],
  GameGrid: ['', <GameGrid {...handed} label="Jogos" games={[]} empty="Nenhum" />],
  GameRailSkeleton: ['', <GameRailSkeleton {...handed} label="Carregando" count={1} />],
  ListRow: ['border-hairline', <ListRow {...handed} title="Conta" />],
  OddsButton: ['odds-button', <OddsButton {...handed} {...price} />],
  PromotionArt: ['art', <PromotionArt {...handed} kind="cashback" />],
  Skeleton: ['bg-skeleton', <Skeleton {...handed} />],
  StepList: ['flex', <StepList {...handed} steps={['Abra']} />],
  ToastRegion: [
    'fixed',
    <ToastRegion
      {...handed}
      label="Avisos"
      dismissLabel="Fechar"
      toasts={[]}
      onDismiss={nothing}
    />,
  ],
} as const;

describe('the root on the server', () => {
  it.each(Object.entries(sample))('of %s takes what it is given', (_, [own, element]) => {
    const [root = ''] = /^<[^>]+>/.exec(renderToStaticMarkup(element)) ?? [];
    const classes = /class="([^"]*)"/.exec(root)?.[1]?.split(' ') ?? [];
    expect(root).toContain('data-testid="root"');
    expect(root).toMatch(/aria-describedby="[^"]*\bhint"/);
    expect(classes).toContain('col-span-2');
    if (own) expect(classes).toContain(own);
  });

  it('of a field is its control, described by what it is given besides its own hint', () => {
    const markup = renderToStaticMarkup(
      <TextField {...handed} name="cpf" label="CPF" hint="11 dígitos" />,
    );
    const [control = ''] = /<input[^>]+>/.exec(markup) ?? [];
    expect(control).toContain('data-testid="root"');
    expect(control).toContain('aria-describedby="cpf-hint hint"');
    expect(control).toContain('col-span-2');
  });

  it('of what opens is the popover, under the id it is given', () => {
    const markup = renderToStaticMarkup(
      <Popover
        {...handed}
        id="filters"
        trigger={(wiring) => <button {...wiring}>Filtros</button>}
        title="Filtros"
        closeLabel="Fechar"
      >
        Futebol
      </Popover>,
    );
    expect(markup).toContain('popovertarget="filters"');
    expect(markup).toMatch(/<div[^>]*data-testid="root"[^>]*id="filters"[^>]*popover col-span-2/);
  });

  it('keeps what a component sets itself', () => {
    const markup = renderToStaticMarkup(
      <OddsButton {...price} aria-pressed={!price.selected} data-outcome="other" />,
    );
    expect(markup).toContain(`aria-pressed="${price.selected}"`);
    expect(markup).toContain(`data-outcome="${price.outcomeId}"`);
  });
});
