import { useNonce } from '../../frame/nonce-context.ts';

/**
 * Structured data of a page as a script that is never run. `json` comes from `structuredData`, which
 * leaves nothing in it that could end the element.
 */
export function StructuredData({ json }: { readonly json: string }) {
  return (
    <script
      type="application/ld+json"
      nonce={useNonce()}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
