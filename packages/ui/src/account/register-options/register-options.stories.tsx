import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { brands } from '../../../../../.storybook/brands.ts';
import { useStoryBrand, useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { Alert } from '../../feedback/alert/alert.tsx';
import { RegisterOptions } from './register-options.tsx';

/** The page of a brand: the choice where its facts have it, else the e-mail alone. */
function RegisterPage({ brand }: { readonly brand: ReturnType<typeof useStoryBrand> }) {
  const t = useStoryTexts('account');
  return (
    <main className="p-4">
      <RegisterOptions
        title={brand.registerOptions ? t['registerOptions.title'] : t.registerTitle}
        intro={t['registerOptions.intro']}
        email={{ href: '/register', label: t['registerOptions.email'] }}
        google={
          brand.registerOptions
            ? {
                href: '/register-with-google',
                label: t['registerOptions.google'],
                text: t['registerOptions.googleText'],
              }
            : undefined
        }
        logIn={{
          question: t['registerOptions.haveAccount'],
          href: '/login',
          label: t['registerOptions.logIn'],
        }}
        note={<Alert tone="warning" title={t.riskNotice} />}
      />
    </main>
  );
}

function OfThisBrand() {
  return <RegisterPage brand={useStoryBrand()} />;
}

const meta = {
  title: 'Account/Register options',
  component: OfThisBrand,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OfThisBrand>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachBrand: Story = {
  name: 'BRAND-08 offers the choice between e-mail and Google on the three Brazil brands only',
  render: () => (
    <ul className="grid gap-4 lg:grid-cols-2">
      {brands.map((brand) => (
        <li key={brand.code} data-code={brand.code} data-country={brand.country}>
          <RegisterPage brand={brand} />
        </li>
      ))}
    </ul>
  ),
  parameters: {
    // Eight pages stand on this one, each with its main part and its heading.
    a11y: {
      config: {
        rules: [
          { id: 'landmark-no-duplicate-main', enabled: false },
          { id: 'landmark-main-is-top-level', enabled: false },
          { id: 'landmark-unique', enabled: false },
        ],
      },
    },
  },
  play: async ({ canvasElement }) => {
    const pages = [...canvasElement.querySelectorAll<HTMLElement>('[data-code]')];
    const withChoice = pages.filter((page) => within(page).queryByRole('link', { name: /Google/ }));
    await expect(withChoice.map((page) => page.dataset['country'])).toEqual(['BR', 'BR', 'BR']);
    await expect(pages.length - withChoice.length).toBe(5);
    for (const page of pages) {
      const [email] = within(page).getAllByRole('link');
      await expect(email).toHaveAttribute('href', '/register');
    }
  },
};

export const WithTheChoice: Story = {
  name: 'BRAND-08 with the fact: e-mail or Google',
  globals: { brand: 'ipe' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Google/ })).toHaveAttribute(
      'href',
      '/register-with-google',
    );
  },
};

export const WithoutTheChoice: Story = {
  name: 'BRAND-08 without the fact: the e-mail alone',
  globals: { brand: 'axolote' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Google/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: /correo/ })).toHaveAttribute('href', '/register');
  },
};
