import type { Namespace } from '@vitrine/messages/namespaces';
import { resources } from '@vitrine/messages/resources';
import type { TFunction } from 'i18next';
import { RemixI18Next } from 'remix-i18next/server';

/**
 * A brand speaks one language, in the words of its country, whatever the browser asks for (2§1):
 * nothing is detected, and the country's texts fall back to its language's.
 */
const i18n = new RemixI18Next({
  detection: { supportedLanguages: ['pt-BR', 'es'], fallbackLanguage: 'pt-BR', order: [] },
  i18next: {
    resources,
    fallbackLng: { 'pt-BR': ['pt-BR'], default: ['es'] },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
    initImmediate: false,
  },
});

export type Translate = TFunction;

const translations = new Map<string, Promise<Translate>>();

/** The translate function of a namespace, for sentences that the server composes. */
export function translator(locale: string, namespace: Namespace): Promise<Translate> {
  const key = `${locale}/${namespace}`;
  let translation = translations.get(key);
  if (!translation) {
    translation = i18n.getFixedT(locale, namespace) as Promise<Translate>;
    translations.set(key, translation);
  }
  return translation;
}
