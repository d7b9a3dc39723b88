import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookPage, BookSection, bookPage } from '../book-page.tsx';
import { useShown } from '../story-brand.tsx';
import { TokenDefinitions } from './token-definitions.tsx';
import { tokensOf } from './token-table.ts';

function Shape() {
  const shown = useShown();
  return (
    <BookPage
      title="Shape"
      intro="Corners, edges and elevation tell the brands apart as much as their colours do. A component asks for a role of these, never for a number."
    >
      <BookSection title="Corners">
        <ul className="grid grid-cols-2 gap-6 sm:grid-cols-3 lg:grid-cols-6">
          {tokensOf(shown, 'radius').map(({ path, value, description, variable }) => (
            <li key={path}>
              <span
                aria-hidden="true"
                className="block h-20 border border-control-border bg-card"
                style={{ borderRadius: `var(${variable})` }}
              />
              <p className="mt-2 font-bold">{path}</p>
              <p className="text-sm text-text-muted">
                <span className="tabular-nums">{value}</span>
                <br />
                {description}
              </p>
            </li>
          ))}
        </ul>
      </BookSection>
      <BookSection title="Elevation">
        <ul className="grid gap-6 sm:grid-cols-3">
          {tokensOf(shown, 'shadow').map(({ path, description, variable }) => (
            <li
              key={path}
              className="rounded-card border border-hairline bg-raised p-4"
              style={{ boxShadow: `var(${variable})` }}
            >
              <p className="font-bold">{path}</p>
              <p className="text-text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </BookSection>
      <BookSection title="Edges and marks">
        <TokenDefinitions tokens={tokensOf(shown, 'border', 'tab')} />
      </BookSection>
    </BookPage>
  );
}

const meta = {
  title: 'Foundations/Shape',
  component: Shape,
  tags: ['!autodocs'],
  parameters: bookPage,
} satisfies Meta<typeof Shape>;

export default meta;

export const CornersEdgesElevation: StoryObj<typeof meta> = { name: 'Shape' };
