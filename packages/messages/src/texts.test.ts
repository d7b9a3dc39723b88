import { describe, expect, it } from 'vitest';
import type { Namespace } from './namespaces.ts';
import { resources } from './resources.ts';
import { textsOf } from './texts.ts';

const namespaces = Object.keys(resources['pt-BR']) as Namespace[];
const places = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('texts', () => {
  it.each(namespaces)(
    'BRAND-03 says everything of "%s" in Portuguese and in Spanish',
    (namespace) => {
      const portuguese: Record<string, string> = resources['pt-BR'][namespace];
      const spanish: Record<string, string> = resources.es[namespace];
      expect(Object.keys(spanish).sort()).toEqual(Object.keys(portuguese).sort());
      for (const [key, text] of Object.entries(portuguese)) {
        expect(text.trim(), key).not.toBe('');
        expect(places(spanish[key] ?? ''), key).toEqual(places(text));
      }
    },
  );

  it('overrides only texts that exist, with the same places', () => {
    for (const [locale, overrides] of Object.entries(resources)) {
      if (locale === 'pt-BR' || locale === 'es') continue;
      for (const [namespace, texts] of Object.entries(overrides)) {
        const spanish: Record<string, string> = resources.es[namespace as Namespace];
        for (const [key, text] of Object.entries(texts as Record<string, string>)) {
          expect(spanish[key], `${locale}/${namespace}/${key}`).toBeDefined();
          expect(places(text)).toEqual(places(spanish[key] ?? ''));
        }
      }
    }
  });

  it('puts a country’s own words over those of its language', () => {
    expect(textsOf('es-MX', 'account').document).toBe('CURP');
    expect(textsOf('es-PE', 'account').document).toBe('Documento de identidad');
    expect(textsOf('es-MX', 'account').loginTitle).toBe('Entrar');
  });
});
