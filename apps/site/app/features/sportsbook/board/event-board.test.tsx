import { oddsFromDecimal } from '@vitrine/betting/base/odds';
import type { MarketKind } from '@vitrine/betting/sportsbook/event';
import { brandFacts } from '@vitrine/brand-themes/brands';
import { aMarket, anEvent, anOutcome, NOW } from '@vitrine/betting/test/fixtures';
import { textsOf } from '@vitrine/messages/texts';
import { describe, expect, it } from 'vitest';
import { brandFormat } from '../../../format/brand-format.ts';
import { eventBoard } from './event-board.tsx';

const MINUTE = 60_000;
const FORMAT = brandFormat(brandFacts('arara'));

function boardAt(
  now: number,
  events = [LIVE, TO_COME],
  locale: 'pt-BR' | 'es' = 'pt-BR',
  market?: MarketKind,
  hasCompanions = false,
) {
  const words = {
    texts: textsOf(locale, 'sportsbook'),
    format: { ...FORMAT, locale, language: locale },
    now,
  };
  return eventBoard({ events, words, idPrefix: 'live', market, hasCompanions });
}

const LIVE = anEvent({
  id: 'sr:match:1',
  status: 'live',
  statusText: '1º tempo',
  clock: { seconds: 600, readAt: NOW, stopped: false, direction: 'up' },
});
const TO_COME = anEvent({
  id: 'sr:match:2',
  status: 'notStarted',
  scheduledAt: NOW + 30 * MINUTE,
  clock: null,
  tournamentId: 'sr:tournament:2',
  tournamentName: 'Copa <do> Brasil',
});

const TOTAL = aMarket({
  id: 't2.5',
  marketTypeId: '18',
  name: 'Total de gols 2.5',
  layout: 'totals',
  kind: 'total',
  isFavorite: false,
  specifiers: 'total=2.5',
  outcomes: [
    anOutcome({ id: 'over', name: 'Mais de 2.5' }),
    anOutcome({ id: 'under', name: 'Menos de 2.5' }),
  ],
});

describe('a board of events', () => {
  it('names each competition once, over its events', () => {
    const other = anEvent({ id: 'sr:match:3', status: 'live', statusText: '1º tempo' });
    const html = boardAt(NOW, [LIVE, TO_COME, other]);
    expect(html.match(/<h3/g)).toHaveLength(2);
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(html).toContain('Copa &lt;do&gt; Brasil');
  });

  it('shows the clock as it stands now, though the row was rendered before', () => {
    expect(boardAt(NOW)).toContain('>10:00</span>');
    expect(boardAt(NOW + 5_000)).toContain('>10:05</span>');
  });

  it.each(['Intervalo', 'Aguardando prorrogação', 'Pênaltis', 'Interrompido'])(
    'CAT-22 shows no clock beside "%s"',
    (statusText) => {
      const html = boardAt(NOW, [{ ...LIVE, statusText }]);
      expect(html).toContain(statusText);
      expect(html).not.toContain('data-live-clock');
    },
  );

  it('counts the last minutes before a start', () => {
    expect(boardAt(NOW)).toContain('Hoje');
    expect(boardAt(NOW + 25 * MINUTE)).toContain('5 min');
  });

  it('shows a changed event as it is now', () => {
    const outcome = anOutcome({ id: 'only', name: 'Outro nome' });
    const changed = { ...LIVE, markets: [aMarket({ outcomes: [outcome] })] };
    expect(boardAt(NOW, [changed])).toContain('Outro nome');
    expect(boardAt(NOW, [LIVE])).not.toContain('Outro nome');
  });

  it('speaks the language that is asked for', () => {
    expect(boardAt(NOW)).toContain('Hoje');
    expect(boardAt(NOW, [LIVE, TO_COME], 'es')).toContain('Hoy');
  });

  it('CAT-36 shows another market of each event, under the names of its columns', () => {
    const both = { ...LIVE, marketCount: 30, markets: [aMarket(), TOTAL] };
    const html = boardAt(NOW, [both], 'pt-BR', 'total');
    expect(html).toContain('<span>Mais </span><span>Menos </span>');
    expect(html).toContain('data-outcome="over"');
    expect(html).toContain('class="odds-label">2.5<');
    expect(html).not.toContain('data-outcome="o1"');
    expect(html).toContain('>+29<');
    expect(boardAt(NOW, [both])).toContain('data-outcome="o1"');
  });

  it('CAT-36 has two more markets for a wide list, under their names, and else their room', () => {
    const both = { ...LIVE, markets: [aMarket(), TOTAL] };
    const wide = boardAt(NOW, [both], 'pt-BR', 'result', true);
    expect(wide).toContain('data-companions="shown"');
    expect(wide).toContain('<span>Mais </span><span>Menos </span>');
    expect(wide).toContain('<span>Ambas marcam </span>');
    expect(wide.match(/class="event-card-prices"/g)).toHaveLength(3);
    expect(wide).toContain('data-outcome="o1"');
    expect(wide).toContain('data-outcome="over"');
    expect(wide).toContain('Sem este mercado');
    const lean = boardAt(NOW, [both]);
    expect(lean).toContain('data-companions="awaited"');
    expect(lean.match(/class="event-card-prices"/g)).toHaveLength(1);
    const fight = { ...both, sportId: 'sr:sport:117' };
    expect(boardAt(NOW, [fight], 'pt-BR', 'result', true)).not.toContain('data-companions');
  });

  it('CAT-36 keeps the columns of an event without the market, and says so', () => {
    const html = boardAt(NOW, [LIVE], 'pt-BR', 'total');
    expect(html).toContain('Sem este mercado');
    expect(html).toContain('data-columns="2"');
    expect(html).not.toContain('data-outcome');
    expect(boardAt(NOW, [LIVE], 'es', 'total')).toContain('Sin este mercado');
  });

  it('CAT-18 has no suspended market: the row says so, and names what it waits for', () => {
    const suspended = { ...LIVE, marketCount: 30, markets: [aMarket({ status: 'suspended' })] };
    const html = boardAt(NOW, [suspended]);
    expect(html).not.toContain('data-outcome');
    expect(html).toContain('data-awaited="m1"');
    expect(html).toContain('Mercado suspenso');
    expect(html).toContain('data-columns="3"');
    expect(html).not.toContain('>+29<');
    expect(html).toContain('<span>1 </span><span>X </span><span>2 </span>');
  });

  it('CAT-36 has no total under the names of a result that is left out', () => {
    const html = boardAt(NOW, [LIVE, { ...LIVE, id: 'sr:match:9', markets: [TOTAL] }]);
    expect(html).toContain('<span>1 </span><span>X </span><span>2 </span>');
    expect(html).not.toContain('data-outcome="over"');
    expect(html).toContain('Mercado suspenso');
  });

  it('CAT-36 names the prices of a main market that is no result', () => {
    const next = aMarket({
      id: 'next',
      marketTypeId: '8',
      layout: 'outright',
      outcomes: ['Flamengo', 'Nenhum', 'Palmeiras'].map((name) => anOutcome({ id: name, name })),
    });
    for (const market of [next, { ...TOTAL, isFavorite: true }]) {
      const html = boardAt(NOW, [LIVE, { ...LIVE, id: 'sr:match:9', markets: [market] }]);
      const [, row = ''] = html.split('event-card-prices').slice(1);
      expect(row).toContain('data-lines=""');
      for (const { name } of market.outcomes) {
        expect(row).toContain(`class="odds-label">${name}<`);
      }
    }
  });

  it('locks every price of a decided match', () => {
    const outcomes = [
      anOutcome({ id: 'won', odds: oddsFromDecimal(1.01) }),
      anOutcome({ id: 'lost', status: 'suspended' }),
    ];
    const html = boardAt(NOW, [{ ...LIVE, markets: [aMarket({ outcomes })] }]);
    expect(html.match(/data-suspended=""/g)).toHaveLength(2);
    expect(html).not.toContain('data-market="m1"');
    expect(boardAt(NOW, [LIVE])).toContain('data-market="m1"');
  });

  it('selects nothing, because it is the same for everybody', () => {
    expect(boardAt(NOW)).toContain('aria-pressed="false"');
    expect(boardAt(NOW)).not.toContain('aria-pressed="true"');
  });
});
