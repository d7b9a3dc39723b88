import { createContext, useContext } from 'react';

/** The request's nonce while the server renders; empty in the browser, which hides nonces. */
export const NonceContext = createContext('');

export function useNonce(): string {
  return useContext(NonceContext);
}
