import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type ExclusionAnswer, SelfExclusionPage } from './self-exclusion-screen.tsx';

const answer: ExclusionAnswer = {
  period: 'Sua conta está em autoexclusão por 6 meses.',
  end: 'Ela termina em 20 de maio de 2027.',
  accept: {
    label: 'Aceitar',
    action: '/logout',
    fields: <input type="hidden" name="csrf" value="token" />,
  },
  withdraw: { href: '/withdrawal', label: 'Sacar saldo' },
};

function markupOf(shown: ExclusionAnswer | null): string {
  return renderToStaticMarkup(
    <SelfExclusionPage title="Não é possível entrar" loading="Conferindo" answer={shown} />,
  );
}

describe('SelfExclusionPage', () => {
  it('EXCL-03 logs out by a form post and leads to the withdrawal by a link', () => {
    const markup = markupOf(answer);
    expect(markup).toMatch(
      /<form novalidate="" method="post" action="\/logout"[^>]*><input[^>]*name="csrf"/,
    );
    expect(markup).toContain('<button type="submit"');
    expect(markup).toContain('href="/withdrawal"');
  });

  it('EXCL-03 offers no withdrawal without full validation', () => {
    expect(markupOf({ ...answer, withdraw: null })).not.toContain('/withdrawal');
  });

  it('EXCL-04 shows neither words nor ways before the validation is known', () => {
    const markup = markupOf(null);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).not.toContain('<form');
    expect(markup).not.toContain('<a ');
  });
});
