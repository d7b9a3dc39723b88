import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useShown } from '../story-brand.tsx';
import { readingsOf, tokensOf } from './token-table.ts';

function Roles() {
  const shown = useShown();
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {tokensOf(shown, 'color').map((token) => (
        <li key={token.path} className="card-frame flex gap-4 p-3">
          <span
            aria-hidden="true"
            className="size-14 shrink-0 rounded-control border border-hairline"
            style={{ backgroundColor: `var(${token.variable})` }}
          />
          <div className="min-w-0">
            <h3 className="font-bold">{token.path.slice('color.'.length)}</h3>
            <p className="text-text-muted">{token.description}</p>
            <p className="text-sm text-text-muted tabular-nums">{token.value}</p>
            <Readings role={token.path.slice('color.'.length)} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Readings({ role }: { readonly role: string }) {
  const shown = useShown();
  return (
    <ul className="mt-1 flex flex-wrap gap-2 text-sm tabular-nums">
      {readingsOf(shown, role).map(({ on, minimum, ratio }) => (
        <li
          key={on}
          data-legible={ratio >= minimum}
          className="rounded-control border border-hairline px-2"
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

const meta = { title: 'Foundations/Colour', component: Roles } satisfies Meta<typeof Roles>;

export default meta;

export const RolesAndContrast: StoryObj<typeof meta> = {
  name: 'Every role, and its contrast where it is read',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-legible="true"]').length).toBeGreaterThan(0);
    await expect(canvasElement.querySelectorAll('[data-legible="false"]')).toHaveLength(0);
  },
};
