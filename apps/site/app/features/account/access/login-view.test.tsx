import { brandFacts } from '@vitrine/brand-themes/brands';
import { textsOf } from '@vitrine/messages/texts';
import { expect, it } from 'vitest';
import { pageHtml } from '../../../../test/page-html.tsx';
import { LoginView } from './login-view.tsx';

it('says over a form that was sent empty which field each link leads to', () => {
  const brand = brandFacts('arara');
  const texts = textsOf(brand.locale, 'account');
  const required = texts['errors.required'];
  const html = pageHtml({
    brand,
    address: '/login',
    data: null,
    shell: { supportEmail: 'ajuda@arara.example' },
    Page: () => (
      <LoginView
        texts={texts}
        access={textsOf(brand.locale, 'access')}
        google={null}
        returnTo="/"
        notice={null}
        captcha={null}
        form={{
          values: {},
          errors: { username: required, password: required },
          formError: null,
        }}
      />
    ),
  });
  const links = [...html.matchAll(/<a href="#(\w+)"[^>]*>(.*?)<\/a>/g)];
  expect(links.map(([, field, words = '']) => [field, words.replace(/<[^>]+>/g, '')])).toEqual([
    ['username', 'E-mail: Preencha este campo.'],
    ['password', 'Senha: Preencha este campo.'],
  ]);
});
