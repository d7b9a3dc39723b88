import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Crest } from '../crest/crest.tsx';
import { EventCard, type EventCardProps } from './event-card.tsx';

const live: EventCardProps = {
  eventId: 'sr:match:1',
  href: '/esportes/futebol/evento/sr:match:1',
  state: 'live',
  statusText: '2º tempo',
  periodText: '2T',
  liveText: 'Ao vivo',
  clock: { clock: { seconds: 3792, readAt: 0, stopped: false, direction: 'up' }, text: '63:12' },
  home: { name: 'Flamengo', scoreText: '1' },
  away: { name: 'Palmeiras', scoreText: '0' },
  outcomes: [],
  noMarketText: 'Mercado suspenso',
  more: { text: '+128', label: 'mais 128 mercados de Flamengo x Palmeiras' },
};

describe('EventCard', () => {
  it('carries the hooks of score, period and clock while live', () => {
    const markup = renderToStaticMarkup(<EventCard {...live} />);
    expect(markup).toContain('data-live-score="sr:match:1:home"');
    expect(markup).toContain('data-live-score="sr:match:1:away"');
    expect(markup).toContain('data-live-status="sr:match:1"');
    expect(markup).toContain(
      'data-live-clock="sr:match:1" data-seconds="3792" data-read-at="0" data-stopped="0" data-direction="up"',
    );
  });

  it('draws the short period, and leaves the words for ears', () => {
    const markup = renderToStaticMarkup(<EventCard {...live} />);
    expect(markup).toContain('data-live-status="sr:match:1" class="sr-only">2º tempo<');
    expect(markup).toContain(
      'aria-hidden="true" data-live-period="sr:match:1" class="event-card-state">2T<',
    );
  });

  it('has no clock and does not say live before the start', () => {
    const markup = renderToStaticMarkup(
      <EventCard {...live} state="prematch" periodText={null} clock={null} />,
    );
    expect(markup).not.toContain('data-live-clock');
    expect(markup).not.toContain('Ao vivo');
  });

  it('writes the short name, and draws the crest of the full one', () => {
    const home = { name: 'Independiente Rivadavia', shortName: 'Independiente R.', scoreText: '1' };
    const markup = renderToStaticMarkup(<EventCard {...live} home={home} />);
    expect(markup).toContain('>Independiente R.<');
    expect(markup).toContain(renderToStaticMarkup(<Crest name={home.name} size={20} />));
  });

  it('says why there is no price', () => {
    const markup = renderToStaticMarkup(<EventCard {...live} />);
    expect(markup).not.toContain('<button');
    expect(markup).toContain('Mercado suspenso');
  });

  it('is light, since a list shows hundreds', () => {
    const outcomes = ['1', 'X', '2'].map((label) => ({
      outcomeId: `sr:match:1/1//${label}`,
      marketId: 'sr:match:1/1/',
      value: `1850 sr:match:1 sr:match:1/1//${label}`,
      label,
      accessibleName: 'Flamengo, Resultado Final, Flamengo x Palmeiras, odd',
      oddsText: '1.85',
      selected: false,
      suspended: false,
      suspendedText: 'Suspenso',
    }));
    const markup = renderToStaticMarkup(<EventCard {...live} outcomes={outcomes} />);
    expect(markup.length).toBeLessThanOrEqual(3_200);
  });
});
