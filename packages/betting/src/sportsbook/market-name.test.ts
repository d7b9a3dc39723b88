import { describe, expect, it } from 'vitest';
import { parseSpecifiers, renderMarketName } from './market-name.ts';

const teams = { home: 'Flamengo', away: 'Palmeiras' };

function render(template: string, specifiers = ''): string {
  return renderMarketName(template, { ...teams, specifiers });
}

describe('renderMarketName', () => {
  it.each([
    ['{$competitor1} ou {$competitor2}', '', 'Flamengo ou Palmeiras'],
    ['Handicap {hcp}', 'hcp=1.5', 'Handicap +1.5'],
    ['Handicap {hcp}', 'hcp=-1', 'Handicap -1'],
    ['Handicap {hcp}', 'hcp=0', 'Handicap 0'],
    ['Handicap {hcp}', 'hcp=-0.0', 'Handicap 0'],
    ['Handicap {hcp}', 'hcp=0:1', 'Handicap 0:1'],
    ['{$competitor1} ({+hcp})', 'hcp=-0.25', 'Flamengo (-0.25)'],
    ['{$competitor2} ({-hcp})', 'hcp=-0.25', 'Palmeiras (+0.25)'],
    ['{$competitor2} ({-hcp})', 'hcp=0', 'Palmeiras (0)'],
    ['Mais de {total}', 'total=2.5', 'Mais de 2.5'],
    ['{!goalnr} gol', 'goalnr=3', '3º gol'],
    ['{!setnr} set, game {(gamenr+1)}', 'setnr=2|gamenr=4', '2º set, game 5'],
    ['{!(quarternr+1)} quarto', 'quarternr=1', '2º quarto'],
  ])('CAT-26 fills "%s" with "%s"', (template, specifiers, name) => {
    expect(render(template, specifiers)).toBe(name);
  });

  it('CAT-26 leaves out what it has no value for', () => {
    expect(render('Total {total} de {%player} no jogo', 'hcp=1')).toBe('Total de no jogo');
    expect(render('Resultado final')).toBe('Resultado final');
  });
});

describe('parseSpecifiers', () => {
  it('reads values by name, and none from an empty text', () => {
    expect([...parseSpecifiers('hcp=0:1|score=2:1')]).toEqual([
      ['hcp', '0:1'],
      ['score', '2:1'],
    ]);
    expect(parseSpecifiers('').size).toBe(0);
  });
});
