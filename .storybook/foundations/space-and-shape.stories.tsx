import type { Meta, StoryObj } from '@storybook/react-vite';
import { useShown } from '../story-brand.tsx';
import { tokensOf } from './token-table.ts';

function Radii() {
  const shown = useShown();
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
      {tokensOf(shown, 'radius').map((token) => (
        <li key={token.path}>
          <span
            aria-hidden="true"
            className="block h-16 border border-control-border bg-card"
            style={{ borderRadius: `var(${token.variable})` }}
          />
          <p className="mt-1 font-medium">{token.path}</p>
          <p className="text-sm text-text-muted">{token.value}</p>
        </li>
      ))}
    </ul>
  );
}

function Measures() {
  const shown = useShown();
  return (
    <ul className="mt-6 flex flex-col gap-3">
      {tokensOf(shown, 'size', 'space', 'border').map((token) => (
        <li key={token.path} className="flex items-center gap-3">
          <span
            aria-hidden="true"
            className="size-0 shrink-0 bg-action"
            style={{ width: `var(${token.variable})`, height: `var(${token.variable})` }}
          />
          <p>
            <span className="font-medium">{token.path}</span>{' '}
            <span className="text-text-muted">
              {token.value}. {token.description}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}

function Elevations() {
  const shown = useShown();
  return (
    <ul className="mt-6 grid gap-6 sm:grid-cols-3">
      {tokensOf(shown, 'shadow').map((token) => (
        <li
          key={token.path}
          className="rounded-card bg-raised p-4"
          style={{ boxShadow: `var(${token.variable})` }}
        >
          <p className="font-medium">{token.path}</p>
          <p className="text-text-muted">{token.description}</p>
        </li>
      ))}
    </ul>
  );
}

function SpaceAndShape() {
  return (
    <>
      <Radii />
      <Measures />
      <Elevations />
    </>
  );
}

const meta = {
  title: 'Foundations/Space and shape',
  component: SpaceAndShape,
} satisfies Meta<typeof SpaceAndShape>;

export default meta;

export const RadiusSizeElevation: StoryObj<typeof meta> = {};
