import { type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Still, StillParts } from '../../frame/still.tsx';
import { stillParts } from './still-parts.tsx';

const rendered = vi.fn<() => void>();

function Form({ csrf }: { readonly csrf: string }) {
  rendered();
  return (
    <form>
      <input name="csrf" value={csrf} readOnly /> Olá
    </form>
  );
}

function Page({ of, csrf }: { readonly of: readonly string[] | null; readonly csrf: string }) {
  return (
    <body>
      <h1>Título</h1>
      <Still name="form" of={of}>
        <Suspense>
          <Form csrf={csrf} />
        </Suspense>
      </Still>
      <Still name="foot" of={of}>
        <footer>Fim</footer>
        <p>{csrf}</p>
      </Still>
    </body>
  );
}

function pageOf(csrf: string, content: ReactNode): string {
  const parts = stillParts([csrf, `nonce of ${csrf}`]);
  return parts.filled(
    renderToString(<StillParts.Provider value={parts}>{content}</StillParts.Provider>),
  );
}

function page(csrf: string, of: readonly string[] | null): string {
  return pageOf(csrf, <Page of={of} csrf={csrf} />);
}

describe('the still parts of pages', () => {
  it('are rendered once, and stand in every page as React would write them', () => {
    const plain = (csrf: string) => renderToString(<Page of={null} csrf={csrf} />);
    expect(page('first', ['/a'])).toBe(plain('first'));
    rendered.mockClear();
    expect(page('other', ['/a'])).toBe(plain('other').replaceAll('first', 'other'));
    // Once for the plain page.
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('have the form token of each page’s visitor and never another’s', () => {
    for (const csrf of ['one', 'two', 'three']) {
      const html = page(csrf, ['/b']);
      expect(html.match(/value="([^"]*)"/)?.[1]).toBe(csrf);
      expect(html).toContain(`<p>${csrf}</p>`);
    }
  });

  it('are kept apart by what they depend on', () => {
    page('first', ['/c']);
    rendered.mockClear();
    page('first', ['/d']);
    page('first', null);
    page('first', null);
    expect(rendered).toHaveBeenCalledTimes(3);
  });

  it('are forgotten in the order in which they were rendered, beyond 1,000', () => {
    page('first', ['oldest']);
    for (let count = 1; count < 500; count += 1) page('first', [`other ${count}`]);
    rendered.mockClear();
    page('first', ['oldest']);
    expect(rendered).not.toHaveBeenCalled();
    page('first', ['one more']);
    page('first', ['oldest']);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('are not kept by what is longer than pages need', () => {
    rendered.mockClear();
    for (const csrf of ['first', 'other']) {
      expect(page(csrf, [`/a?${'q'.repeat(2_000)}`])).toContain(`value="${csrf}"`);
    }
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('stand beside each other in a list without marks between them', () => {
    const list = (
      <ul>
        {['a', 'b'].map((name) => (
          <Still key={name} name="item" of={[name]}>
            <li>{name}</li>
          </Still>
        ))}
      </ul>
    );
    for (const csrf of ['made', 'kept']) {
      expect(pageOf(csrf, list)).toBe('<ul><li>a</li><li>b</li></ul>');
    }
  });

  it('are cut where a page’s text can’t pretend to be a part', () => {
    const text = 'still-begin-0;still-end-0;';
    const html = pageOf('first', <p>{text}</p>);
    expect(html).toBe(`<p>${text}</p>`);
  });

  it('are elements like any other in the browser', () => {
    expect(renderToString(<Page of={['/a']} csrf="own" />)).toContain('value="own"');
  });
});
