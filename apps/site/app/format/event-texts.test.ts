import type { EventStatus, MatchEvent } from '@vitrine/betting/sportsbook/event';
import { anEvent, KICK_OFF } from '@vitrine/betting/test/fixtures';
import { textsOf } from '@vitrine/messages/texts';
import { describe, expect, it } from 'vitest';
import {
  eventState,
  eventStatusText,
  scheduleText,
  shownClock,
  shownPeriod,
} from './event-texts.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

/** Words of a brand, by default in Brazil, on the morning of the fixtures' match. */
function words(now = KICK_OFF - 6 * HOUR, locale = 'pt-BR', timeZone = 'America/Sao_Paulo') {
  return {
    texts: textsOf(locale, 'sportsbook'),
    format: {
      locale,
      language: locale === 'pt-BR' ? 'pt-BR' : 'es',
      currency: 'BRL',
      currencySymbol: 'R$',
      decimalSeparator: ',',
      timeZone,
      oddsFormat: 'decimal',
    },
    now,
  } as const;
}

function upcoming(given: Partial<MatchEvent> = {}): MatchEvent {
  return anEvent({ status: 'notStarted', statusText: '', clock: null, ...given });
}

describe('the state of an event', () => {
  it.each<[EventStatus, string]>([
    ['live', 'live'],
    ['suspended', 'suspended'],
    ['interrupted', 'interrupted'],
    ['aboutToStart', 'aboutToStart'],
    ['notStarted', 'prematch'],
    ['postponed', 'prematch'],
  ])('CAT-17 of status %s is %s', (status, state) => {
    expect(eventState(anEvent({ status }), KICK_OFF - HOUR)).toBe(state);
  });

  it('CAT-32 marks a start within 10 minutes', () => {
    expect(eventState(upcoming(), KICK_OFF - 10 * MINUTE - 1)).toBe('prematch');
    expect(eventState(upcoming(), KICK_OFF - 10 * MINUTE)).toBe('aboutToStart');
    expect(eventState(upcoming(), KICK_OFF + 1)).toBe('prematch');
    expect(eventState(upcoming({ status: 'postponed' }), KICK_OFF - MINUTE)).toBe('prematch');
  });
});

describe('the words on an event', () => {
  it('are the operator’s while it is live, and the state where it is neither', () => {
    expect(eventStatusText(anEvent(), words())).toBe('1º tempo');
    expect(eventStatusText(anEvent({ status: 'postponed' }), words())).toBe('Adiado');
    expect(eventStatusText(anEvent({ status: 'ended' }), words())).toBe('Encerrado');
  });

  it('CAT-32 count the last ten minutes before the start', () => {
    expect(eventStatusText(upcoming(), words(KICK_OFF - 10 * MINUTE))).toBe('Em 10 min');
    expect(eventStatusText(upcoming(), words(KICK_OFF - 1))).toBe('Em 1 min');
    expect(eventStatusText(upcoming(), words(KICK_OFF))).toBe('Hoje, 15:00');
    const mexico = words(KICK_OFF - 2 * MINUTE, 'es-MX', 'America/Mexico_City');
    expect(eventStatusText(upcoming(), mexico)).toBe('En 2 min');
  });

  it('have a short period for lists while the event is live', () => {
    expect(shownPeriod(anEvent({ statusText: '2.º tiempo' }))).toBe('2T');
    expect(shownPeriod(upcoming())).toBeNull();
  });

  it('name today and tomorrow as the brand’s bettors live them', () => {
    const at = Date.UTC(2026, 2, 15, 2, 30);
    expect(scheduleText(at, words(Date.UTC(2026, 2, 14, 12)))).toBe('Hoje, 23:30');
    expect(scheduleText(at, words(Date.UTC(2026, 2, 14, 2, 59)))).toBe('Amanhã, 23:30');
    expect(scheduleText(at, words(Date.UTC(2026, 2, 12, 12)))).toBe('14/03, 23:30');
    const lisbon = words(Date.UTC(2026, 2, 14, 12), 'es-MX', 'Europe/Lisbon');
    expect(scheduleText(at, lisbon)).toBe('Mañana, 02:30');
  });
});

describe('the clock of an event', () => {
  it('CAT-35 runs on from its last reading, in minutes and seconds', () => {
    expect(shownClock(anEvent(), KICK_OFF + 600_000 + 65_000)?.text).toBe('11:05');
    const clock = { seconds: 119 * 60, readAt: KICK_OFF, stopped: false, direction: 'up' } as const;
    expect(shownClock(anEvent({ clock }), KICK_OFF + 125_000)?.text).toBe('121:05');
  });

  it.each(['Intervalo', 'Aguardando pênaltis', 'Pênaltis', 'Interrompido'])(
    'CAT-22 hides in "%s"',
    (statusText) => {
      expect(shownClock(anEvent({ statusText }), KICK_OFF)).toBeNull();
    },
  );

  it('is none before the start, or where there is none', () => {
    expect(shownClock(upcoming({ clock: anEvent().clock }), KICK_OFF)).toBeNull();
    expect(shownClock(anEvent({ clock: null }), KICK_OFF)).toBeNull();
  });
});
