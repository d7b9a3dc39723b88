import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Texts } from '../../../../../.storybook/story-brand.tsx';
import { AppLink, AppLinkProvider } from './app-link.tsx';

export default { title: 'Base/App link', component: AppLink } satisfies Meta;

export const Anchor: StoryObj = {
  name: 'Is a plain anchor where no application gives its own',
  render: () => <Texts of="common">{(t) => <AppLink href="#back">{t.back}</AppLink>}</Texts>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#back');
  },
};

/** The link of a router, which marks what it renders. */
function RouterLink({ children, ...link }: ComponentProps<'a'>) {
  return (
    <a {...link} data-router="">
      {children}
    </a>
  );
}

export const OfTheApplication: StoryObj = {
  name: 'Is the link component that the application gives',
  render: () => (
    <Texts of="common">
      {(t) => (
        <AppLinkProvider component={RouterLink}>
          <AppLink href="/wallet">{t.back}</AppLink>
        </AppLinkProvider>
      )}
    </Texts>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};
