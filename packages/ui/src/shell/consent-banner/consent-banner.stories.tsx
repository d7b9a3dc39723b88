import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { at } from '../../../../../.storybook/modes.ts';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Link } from '../../base/link/link.tsx';
import { type PostedFields, tellPosted } from '../../stories/forms/posted-form.ts';
import { ConsentBanner } from './consent-banner.tsx';

interface CookiesProps {
  readonly onPost: (posted: PostedFields) => void;
}

function Cookies({ onPost }: CookiesProps) {
  const t = useStoryTexts('privacy');
  return (
    <div className="relative h-160 contain-layout">
      <ConsentBanner
        onSubmit={tellPosted(onPost)}
        title={t['consent.title']}
        text={t['consent.text']}
        policy={<Link href="#privacy">{t['consent.policy']}</Link>}
        purposes={[
          {
            name: 'necessary',
            label: t['consent.necessary'],
            text: t['consent.necessaryText'],
            necessary: true,
          },
          {
            name: 'measurement',
            label: t['consent.measurement'],
            text: t['consent.measurementText'],
          },
          { name: 'marketing', label: t['consent.marketing'], text: t['consent.marketingText'] },
        ]}
        labels={{
          accept: t['consent.accept'],
          refuse: t['consent.refuse'],
          choose: t['consent.choose'],
          save: t['consent.save'],
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Shell/Consent banner',
  component: Cookies,
  parameters: { layout: 'fullscreen' },
  args: { onPost: fn() },
} satisfies Meta<typeof Cookies>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EqualAnswers: Story = {
  name: 'A yes and a no of the same look and size',
  play: async ({ args, canvas }) => {
    const accept = canvas.getByRole('button', { name: /Aceitar|Aceptar/ });
    const refuse = canvas.getByRole('button', { name: /Recusar|Rechazar/ });
    await expect(refuse.className).toBe(accept.className);
    await expect(refuse.offsetWidth).toBe(accept.offsetWidth);
    await expect(refuse.offsetHeight).toBe(accept.offsetHeight);
    await userEvent.click(refuse);
    await expect(args.onPost).toHaveBeenLastCalledWith([['consent', 'necessary']]);
    await userEvent.click(accept);
    await expect(args.onPost).toHaveBeenLastCalledWith([['consent', 'all']]);
  },
};

export const Choosing: Story = {
  name: 'Each purpose can be chosen; nothing is chosen beforehand but the necessary',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText(/^(Escolher|Elegir)$/));
    const [necessary, measurement, marketing] = canvas.getAllByRole('checkbox');
    await expect(necessary).toBeChecked();
    await expect(necessary).toBeDisabled();
    await expect(measurement).not.toBeChecked();
    await expect(marketing).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Medição|Medición/ }));
    await userEvent.click(canvas.getByRole('button', { name: /Salvar|Guardar/ }));
    await expect(args.onPost).toHaveBeenLastCalledWith([
      ['measurement', 'on'],
      ['consent', 'chosen'],
    ]);
  },
};

export const SmallPhone: Story = at('small');
