import { aMarket, anEvent, anOutcome, NOW } from '@vitrine/betting/test/fixtures';
import { textsOf } from '@vitrine/messages/texts';
import { describe, expect, it } from 'vitest';
import { eventBoard } from './event-board.tsx';

const MINUTE = 60_000;
const FORMAT = {
  locale: 'pt-BR',
  language: 'pt-BR',
  currency: 'BRL',
  currencySymbol: 'R$',
  decimalSeparator: ',',
  timeZone: 'America/Sao_Paulo',
  oddsFormat: 'decimal',
} as const;

function boardAt(now: number, events = [LIVE, TO_COME], locale: 'pt-BR' | 'es' = 'pt-BR') {
  const words = {
    texts: textsOf(locale, 'sportsbook'),
    format: { ...FORMAT, locale, language: locale },
    now,
  };
  return eventBoard({ events, words, idPrefix: 'live' });
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

describe('a board of events', () => {
  it('names each competition once, over its events', () => {
    const other = anEvent({ id: 'sr:match:3', status: 'live', statusText: '1º tempo' });
    const html = boardAt(NOW, [LIVE, TO_COME, other]);
    expect(html.match(/<h3/g)).toHaveLength(2);
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect(html).toContain('Copa &lt;do&gt; Brasil');
  });

  it('shows the clock as it stands now, though the row was rendered before', () => {
    expect(boardAt(NOW)).toContain('>10:00</time>');
    expect(boardAt(NOW + 5_000)).toContain('>10:05</time>');
  });

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

  it('selects nothing, because it is the same for everybody', () => {
    expect(boardAt(NOW)).toContain('aria-pressed="false"');
    expect(boardAt(NOW)).not.toContain('aria-pressed="true"');
  });
});
