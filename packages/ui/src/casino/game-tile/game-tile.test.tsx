import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { GameTile, type GameTileProps } from './game-tile.tsx';

const tile: GameTileProps = {
  gameId: '1001',
  kind: 'slots',
  name: 'Tesouro do Rio',
  provider: 'Lobo Guará',
  returns: { text: 'Retorno 96,5%', label: 'Retorno teórico ao jogador: 96,5%' },
  href: '/casino/game/1001',
  favourite: { name: 'favourite', value: '1001', label: 'Nos favoritos', pressed: true },
};

function markupOf(change: Partial<GameTileProps> = {}): string {
  return renderToStaticMarkup(<GameTile {...tile} {...change} />);
}

const pictureOf = (markup: string) => /<svg.*?<\/svg>/.exec(markup)?.[0];

describe('GameTile', () => {
  it('is played by a link and kept by a submit button, so that neither needs a script', () => {
    const markup = markupOf();
    expect(markup).toContain('<a href="/casino/game/1001"');
    expect(markup).toMatch(/<button type="submit" name="favourite" value="1001"/);
    expect(markup).toContain('aria-pressed="true"');
  });

  it('shows what the game gives back, and says it in full', () => {
    expect(markupOf()).toContain('Retorno 96,5%');
    expect(markupOf()).toContain('Retorno teórico ao jogador: 96,5%');
  });

  it('has the same picture for the same game, and another for another', () => {
    expect(pictureOf(markupOf({ name: 'Otro nombre' }))).toBe(pictureOf(markupOf()));
    const pictures = Array.from({ length: 24 }, (_, at) =>
      pictureOf(markupOf({ gameId: `${1001 + at}` })),
    );
    expect(new Set(pictures).size).toBeGreaterThan(20);
  });

  it('is light, since a page shows dozens', () => {
    for (let id = 1001; id < 1100; id += 1) {
      expect(markupOf({ gameId: `${id}` }).length).toBeLessThan(6000);
    }
  });

  it('leads nowhere while it is in maintenance', () => {
    const markup = markupOf({ maintenanceText: 'Em manutenção' });
    expect(markup).not.toContain('<a ');
    expect(markup).toContain('Em manutenção');
  });
});
