import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GAME_KINDS, GameArt } from './game-art.tsx';

const pictureOf = (gameId: string, kind: (typeof GAME_KINDS)[number]) =>
  renderToStaticMarkup(<GameArt gameId={gameId} kind={kind} className="" />);

it('draws the same picture for the same game', () => {
  for (const kind of GAME_KINDS) expect(pictureOf('77', kind)).toBe(pictureOf('77', kind));
});

it('tells the games of a page apart', () => {
  for (const kind of GAME_KINDS) {
    const pictures = Array.from({ length: 42 }, (_, at) => pictureOf(`game-${at}`, kind));
    expect(new Set(pictures).size).toBeGreaterThan(34);
  }
});

it('holds no style, no id and no colour value', () => {
  for (let id = 0; id < 100; id += 1) {
    expect(pictureOf(`${id}`, 'slots')).not.toMatch(/style=| id=|fill="#|stroke="#/);
  }
});
