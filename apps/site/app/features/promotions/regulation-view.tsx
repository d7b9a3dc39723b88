import { PageHeading } from '@vitrine/ui/base/page-heading';
import { type Regulation, RegulationTable } from '@vitrine/ui/promotions/regulation-table';
import { promotionPaths } from '../../paths/promotion-paths.ts';
import type { PromotionTexts } from '../../shapes/promotions/promotion-page.ts';

export interface RegulationViewProps {
  readonly words: {
    readonly heading: string;
    readonly intro: string;
    readonly back: string;
    readonly empty: string;
    readonly how: string;
    readonly who: string;
    readonly when: string;
    readonly rules: string;
  };
  readonly columns: {
    readonly promotion: string;
    readonly period: string;
    readonly state: string;
    readonly document: string;
  };
  /** Who organises the promotions, and where to complain. */
  readonly organiser: readonly string[];
  readonly regulations: readonly (PromotionTexts & { readonly row: Regulation })[];
}

/** The full texts of the promotions under a table of them. Source: 1§2. */
export function RegulationView({ words, columns, organiser, regulations }: RegulationViewProps) {
  return (
    <div className="mx-auto flex w-full max-w-page flex-col gap-6 px-4 py-4 md:py-6 lg:px-6">
      <PageHeading
        title={words.heading}
        intro={words.intro}
        back={{ href: promotionPaths.list, label: words.back }}
      />
      <RegulationTable
        caption={words.heading}
        columns={columns}
        rows={regulations.map(({ row }) => row)}
        empty={words.empty}
      />
      {regulations.map(({ kind, title, intro, who, when, steps, rules }) => (
        <article key={kind} id={kind} className="max-w-measure scroll-mt-20">
          <h2 className="text-display text-lg">{title}</h2>
          <p className="mt-1">{intro}</p>
          <dl className="mt-3 grid gap-2">
            <Fact term={words.who} text={who} />
            <Fact term={words.when} text={when} />
          </dl>
          <h3 className="mt-3 font-bold">{words.how}</h3>
          <ol className="mt-1 flex list-decimal flex-col gap-1 pl-5">
            {steps.map((step) => (
              <li key={step.title}>
                {step.title}. {step.text}
              </li>
            ))}
          </ol>
          <h3 className="mt-3 font-bold">{words.rules}</h3>
          <ul className="mt-1 flex list-disc flex-col gap-1 pl-5">
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </article>
      ))}
      <footer className="max-w-measure border-t border-hairline pt-4 text-sm text-text-muted">
        {organiser.map((line) => (
          <p key={line} className="mt-1 wrap-anywhere">
            {line}
          </p>
        ))}
      </footer>
    </div>
  );
}

function Fact({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div>
      <dt className="font-bold">{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}
