/** The video of an event on its page: offered, playing, or asked for without success; null for none. */
export type Streaming =
  | { readonly kind: 'offered' }
  | { readonly kind: 'playing'; readonly url: string }
  | { readonly kind: 'notAvailable' }
  | null;
