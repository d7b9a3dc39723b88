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

  it.each([
    ['pt-BR', 'CPF'],
    ['es-PE', 'DNI'],
    ['es-CO', 'Cédula de ciudadanía'],
    ['es-EC', 'Cédula'],
    ['es-GT', 'DPI'],
    ['es-MX', 'CURP'],
  ])('names the identity document of %s: %s', (locale, name) => {
    expect(textsOf(locale, 'account').document).toBe(name);
    const { 'errors.document': wrong, 'errors.cpf': wrongCpf } = textsOf(locale, 'account');
    expect(locale === 'pt-BR' ? wrongCpf : wrong).not.toContain('documento');
  });

  it.each([
    ['es', /combinada|baloncesto|córner|prórroga|precio|competencia/i],
    ['es-MX', /múltiple|combinada|cuota|precio|béisbol|boxeo/i],
  ])('calls each thing of betting by one name in %s, everywhere', (locale, others) => {
    for (const namespace of namespaces) {
      for (const [key, text] of Object.entries(textsOf(locale, namespace))) {
        expect(text, `${namespace}/${key}`).not.toMatch(others);
      }
    }
  });

  it.each(['pt-BR', 'es', 'es-MX'])('promises no more than is paid, in %s', (locale) => {
    const pages: Readonly<Record<string, string>> = textsOf(locale, 'promotion-pages');
    const cards = textsOf(locale, 'promotions');
    for (const sport of ['basketball', 'baseball', 'football', 'hockey'] as const) {
      const page = Object.keys(pages).filter((key) => key.startsWith(`${sport}.`));
      const told = [cards[`promotion.${sport}.text`], ...page.map((key) => pages[key])].join(' ');
      expect(told, sport).not.toMatch(/\d|ganha\b|ganada|volta como|vuelve como/);
      expect(told, sport).toMatch(/encerramento antecipado|cierre anticipado/);
    }
    expect(pages['soccer.rule2']).toMatch(
      /^(Vale só|Vale solo) para (apostas|apuestas) simples\.$/,
    );
    expect(cards['promotion.soccer.text']).toContain('simple');
    expect(cards['promotion.referral.text']).not.toMatch(/dois|los dos|apost|apuest/);
    expect(cards['box.text']).toMatch(/pode guardar|Puede guardar/);
  });

  it('says by when in Spanish without “hasta”, which Mexico reads as from when', () => {
    const asked =
      /(?:úsal[ao]s?|reclámal[ao]|acepta|elige|se abre|llega|entran en el saldo|no se (?:abre|usan?)|para usar)(?: en \{\{game\}\})? hasta /i;
    for (const namespace of namespaces) {
      for (const [key, text] of Object.entries(textsOf('es', namespace))) {
        expect(text, `${namespace}/${key}`).not.toMatch(asked);
        expect(text, `${namespace}/${key}`).not.toMatch(/\ben (?:1|un) día hábil(?! como máximo)/i);
      }
    }
  });

  it.each([
    ['pt-BR', 'vai mudar'],
    ['es', 'va a cambiar'],
  ])('asks about a change of site that is still to come, in %s', (locale, toCome) => {
    expect(textsOf(locale, 'account')['migration.initial.title']).toContain(toCome);
    expect(textsOf(locale, 'common')['notice.migration.title']).toContain(toCome);
  });

  it.each(['es-PE', 'es-CO', 'es-EC', 'es-GT', 'es-MX'])(
    'asks in %s for no area code, which its cell phones have not',
    (locale) => {
      const { cellPhoneHint, 'errors.cellPhone': wrong } = textsOf(locale, 'account');
      expect(`${cellPhoneHint} ${wrong}`).not.toContain('código de área');
    },
  );

  it.each([
    ['pt-BR', /ligação com|ligação está|ecrã|telemóvel|utilizador|palavra-passe|ficheiro/i],
    ['es', /\b(?:la|con) atención|^Atención|atención al? clientes?|boleto/i],
  ])('says what people of the country say, in %s', (locale, foreign) => {
    for (const namespace of namespaces) {
      for (const [key, text] of Object.entries(textsOf(locale, namespace))) {
        expect(text, `${namespace}/${key}`).not.toMatch(foreign);
      }
    }
  });

  it.each(['pt-BR', 'es'])('says of no box that it was a spin, in %s', (locale) => {
    const texts = textsOf(locale, 'promotions');
    const shared = ['done', 'nothingText', 'expired', 'cancelled', 'unread', 'over'] as const;
    for (const name of shared) expect(texts[`spin.${name}`], name).not.toMatch(/giro/i);
    const underWay = [texts['claim.pendingTitle'], texts['giveaway.beingClaimed.text']];
    for (const text of underWay) expect(text).not.toMatch(/pedido|caminho|camino/);
  });

  it.each(['pt-BR', 'es'])('quotes links and documents by their own names, in %s', (locale) => {
    const documents = textsOf(locale, 'documents');
    const { acceptTerms } = textsOf(locale, 'account');
    expect(documents['ayuda.1.text']).toContain(`“${textsOf(locale, 'access')['login.forgot']}”`);
    expect(acceptTerms).toContain(documents['privacyPolicy.name'].toLowerCase());
    const { 'quickStakes.title': target } = textsOf(locale, 'bet-slip');
    const { 'more.quickStakes': link } = textsOf(locale, 'settings');
    expect(target.toLowerCase()).toContain(link.split(' ').slice(0, 2).join(' ').toLowerCase());
  });

  it('puts a country’s own words over those of its language', () => {
    expect(textsOf('es-MX', 'account').document).toBe('CURP');
    expect(textsOf('es-PE', 'account').document).toBe('DNI');
    expect(textsOf('es', 'account').document).toBe('Documento de identidad');
    expect(textsOf('es-MX', 'account').loginTitle).toBe('Entrar');
  });
});
