import type { Token } from './token-table.ts';

/** Tokens with their values in the brand and scheme shown, and what each is for. */
export function TokenDefinitions({ tokens }: { readonly tokens: readonly Token[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
      {tokens.map(({ path, value, description }) => (
        <div key={path} className="contents">
          <dt className="font-bold">{path}</dt>
          <dd className="text-text-muted">
            <span className="text-text tabular-nums">{value}</span>
            <br />
            {description}
          </dd>
        </div>
      ))}
    </dl>
  );
}
