import type { Namespace, Namespaces } from '@vitrine/messages/namespaces';
import { textsOf } from '@vitrine/messages/texts';

/** The texts that the frame of a played story speaks, to find things by their names. */
export function frameTexts<N extends Namespace>(
  canvasElement: HTMLElement,
  namespace: N,
): Namespaces[N] {
  const locale = canvasElement.querySelector<HTMLElement>('[data-brand]')?.lang;
  if (!locale) throw new Error('A played page stands in the frame of a brand.');
  return textsOf(locale, namespace);
}
