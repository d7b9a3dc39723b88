import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Crest } from './crest.tsx';

describe('Crest', () => {
  it('draws the same crest for the same name, whatever its case or outer spaces', () => {
    const markup = renderToStaticMarkup(<Crest name="Palmeiras" />);
    expect(renderToStaticMarkup(<Crest name=" PALMEIRAS " />)).toBe(markup);
  });

  it('tells the clubs of a league apart', () => {
    const clubs = ['Bahia', 'Botafogo', 'Corinthians', 'Cruzeiro', 'Flamengo', 'Fluminense'];
    const crests = new Set(clubs.map((name) => renderToStaticMarkup(<Crest name={name} />)));
    expect(crests.size).toBe(clubs.length);
  });

  it('takes the colours it is given', () => {
    const markup = renderToStaticMarkup(<Crest name="Santos" colors={['#010203', '#fefefe']} />);
    expect(markup).toContain('color="#010203"');
    expect(markup).toContain('fill="#fefefe"');
  });

  it('is cut in the stylesheet along the line it draws', () => {
    const css = readFileSync(new URL('./crest.css', import.meta.url), 'utf8');
    const cuts = new Set([...css.matchAll(/path d='([^']+)'/g)].map(([, path]) => path));
    const drawn = new Set<string | undefined>();
    for (let number = 0; number < 60; number += 1) {
      const markup = renderToStaticMarkup(<Crest name={`club ${number}`} />);
      drawn.add(/fill="none" d="([^"]+)"/.exec(markup)?.[1]);
    }
    expect(drawn).toEqual(cuts);
  });
});
