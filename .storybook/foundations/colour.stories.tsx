import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BookPage, bookPage } from '../book-page.tsx';
import { useShown } from '../story-brand.tsx';
import { readingsOf, tokensOf } from './token-table.ts';

function Roles() {
  const shown = useShown();
  return (
    <BookPage
      title="Colour"
      intro="Every colour is a role and is named after its use. The figures are the contrast of a role on each ground it is read on, and the least it may be: WCAG 2.2 AA, and 7 for text and prices."
    >
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {tokensOf(shown, 'color').map((token) => (
          <li key={token.path} className="card-frame flex gap-4 p-4">
            <span
              aria-hidden="true"
              className="size-14 shrink-0 rounded-box border border-hairline"
              style={{ backgroundColor: `var(${token.variable})` }}
            />
            <div className="min-w-0">
              <h2 className="flex flex-wrap items-baseline gap-x-2">
                <span className="font-bold">{token.path.slice('color.'.length)}</span>
                <span className="text-sm text-text-muted tabular-nums">{token.value}</span>
              </h2>
              <p className="text-text-muted">{token.description}</p>
              <Readings role={token.path.slice('color.'.length)} />
            </div>
          </li>
        ))}
      </ul>
    </BookPage>
  );
}

function Readings({ role }: { readonly role: string }) {
  const shown = useShown();
  return (
    <ul className="mt-2 flex flex-wrap gap-2 text-sm tabular-nums empty:hidden">
      {readingsOf(shown, role).map(({ on, minimum, ratio }) => (
        <li
          key={on}
          data-legible={ratio >= minimum}
          className="rounded-box border border-hairline px-2"
          style={
            minimum >= 4.5
              ? { color: `var(--vt-color-${role})`, backgroundColor: `var(--vt-color-${on})` }
              : {}
          }
        >
          {on} {ratio.toFixed(1)} of {minimum}
        </li>
      ))}
    </ul>
  );
}

const meta = {
  title: 'Foundations/Colour',
  component: Roles,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof Roles>;

export default meta;

export const RolesAndContrast: StoryObj<typeof meta> = {
  name: 'Colour',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-legible="true"]').length).toBeGreaterThan(0);
    await expect(canvasElement.querySelectorAll('[data-legible="false"]')).toHaveLength(0);
  },
};
