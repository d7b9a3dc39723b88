import { type ForwardedRef, type RefObject, useImperativeHandle, useRef } from 'react';

/** The root element, for a component that needs it itself and hands it on by its ref. It must always be there. */
export function useOwnRoot<Root extends HTMLElement>(handed: ForwardedRef<Root>): RefObject<Root> {
  const root = useRef<Root>(null);
  useImperativeHandle(handed, () => root.current as Root, []);
  return root;
}
