import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FormErrorSummary } from './form-error-summary.tsx';

/** What the links say, in their order. */
function linksOf(labels?: Readonly<Record<string, string>>): readonly string[] {
  const html = renderToStaticMarkup(
    <FormErrorSummary
      title="Confira os campos abaixo"
      labels={labels}
      errors={[
        { text: 'Tente de novo.' },
        { fieldId: 'document', text: 'Preencha este campo.' },
        { fieldId: 'acceptTerms', text: 'É preciso aceitar os termos.' },
      ]}
    />,
  );
  return [...html.matchAll(/<a .*?>(.*?)<\/a>/g)].map(([, words = '']) =>
    words.replace(/<[^>]+>/g, ''),
  );
}

it('says which field a sentence stands against, where the field has a label', () => {
  expect(linksOf({ document: 'CPF', acceptTerms: '' })).toEqual([
    'CPF: Preencha este campo.',
    'É preciso aceitar os termos.',
  ]);
  expect(linksOf()).toEqual(['Preencha este campo.', 'É preciso aceitar os termos.']);
});
