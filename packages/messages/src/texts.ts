import type { Namespace, Namespaces } from './namespaces.ts';
import { resources } from './resources.ts';

const merged = new Map<string, Namespaces[Namespace]>();
const handedOn = new WeakSet<object>();

/**
 * Every text of a namespace in the words of a locale: its language's texts with the country's own
 * over them. The same object at each call, so that a page can hand it on without copying.
 */
export function textsOf<N extends Namespace>(locale: string, namespace: N): Namespaces[N] {
  const key = `${locale}/${namespace}`;
  const known = merged.get(key);
  if (known) return known as Namespaces[N];
  const language = locale === 'pt-BR' ? 'pt-BR' : 'es';
  const texts = { ...resources[language][namespace], ...resources[locale]?.[namespace] };
  merged.set(key, texts);
  handedOn.add(texts);
  return texts as Namespaces[N];
}

/** Whether an object is the texts of a namespace, as `textsOf` hands them on. */
export function areTexts(object: object): boolean {
  return handedOn.has(object);
}
