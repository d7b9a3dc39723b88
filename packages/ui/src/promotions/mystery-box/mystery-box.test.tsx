import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MysteryBox, type MysteryBoxState } from './mystery-box.tsx';

function markupOf(state: MysteryBoxState): string {
  return renderToStaticMarkup(
    <MysteryBox
      state={state}
      title={state === 'amount' ? 'Você ganhou R$ 5,00' : 'Toque na caixa'}
      text="Uma caixa por dia."
      open={{ name: 'box', value: 'open', label: 'Abrir a caixa' }}
    />,
  );
}

describe('MysteryBox', () => {
  it('PROMO-03 is opened by a submit button, so that a tap needs no script', () => {
    expect(markupOf('closed')).toContain(
      '<button type="submit" name="box" value="open" aria-label="Abrir a caixa"',
    );
  });

  it('PROMO-03 comes open with its result, with nothing left to tap', () => {
    const markup = markupOf('amount');
    expect(markup).toContain('data-open=""');
    expect(markup).toContain('Você ganhou R$ 5,00');
    expect(markup).not.toContain('<button');
  });

  it('writes no style', () => {
    for (const state of ['closed', 'opening', 'amount', 'tryAgain'] as const) {
      expect(markupOf(state)).not.toContain('style=');
    }
  });
});
