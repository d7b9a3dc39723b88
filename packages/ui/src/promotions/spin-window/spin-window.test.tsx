import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { SpinWindow, type SpinResult } from './spin-window.tsx';
import { WHEEL_SLICES } from './wheel-drawing.tsx';

const prizes = Array.from({ length: WHEEL_SLICES }, (_, at) => ({
  kind: 'money' as const,
  text: `R$ ${at},00`,
}));

function markupOf(kind: 'wheel' | 'scratch', result: SpinResult | null): string {
  return renderToStaticMarkup(
    <SpinWindow
      kind={kind}
      title="Gire"
      text="Um giro por dia."
      prizes={prizes}
      prizesLabel="Prêmios"
      play={{ name: 'spin', value: 'claim', label: 'Girar' }}
      result={result}
    />,
  );
}

describe('SpinWindow', () => {
  it('is played by a submit button, and its result comes with the page', () => {
    expect(markupOf('wheel', null)).toMatch(/<button type="submit" name="spin" value="claim"/);
    const won = markupOf('wheel', { prize: 3, title: 'Saiu: R$ 3,00', text: 'Na conta.' });
    expect(won).toContain('data-stop="3"');
    expect(won).toContain('Saiu: R$ 3,00');
    expect(won).not.toContain('<button');
    expect(won).not.toContain('style=');
  });

  it('takes the cover off a card that was rubbed off', () => {
    expect(markupOf('scratch', null)).not.toContain('data-off');
    const won = markupOf('scratch', { prize: 0, title: 'Saiu', text: 'Na conta.' });
    expect(won).toContain('data-off=""');
  });

  it('has a stop in the stylesheet for each slice of the wheel', () => {
    const css = readFileSync(new URL('./spin-window.css', import.meta.url), 'utf8');
    const stops = [
      ...css.matchAll(/data-stop='(\d)'\] \{\s+rotate: calc\(1800deg - ([\d.]+)deg\)/g),
    ];
    expect(stops.map(([, stop, angle]) => [Number(stop), Number(angle)])).toEqual(
      prizes.map((_, at) => [at, ((at + 0.5) * 360) / WHEEL_SLICES]),
    );
  });
});
