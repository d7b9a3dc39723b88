import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, userEvent, waitFor } from 'storybook/test';
import { unpictured } from '../../../../../../.storybook/modes.ts';
import { DOCUMENT_FILE } from '../../../shapes/account/document-upload.ts';
import { identityPaths } from '../../../paths/identity-paths.ts';
import { frameTexts } from '../../../stories/frame-texts.ts';
import { pageMeta, pageStory } from '../../../stories/story-page.tsx';
import { BETTOR } from '../../../stories/story-shell.ts';
import { UploadView, type UploadViewProps } from './upload-view.tsx';

const meta = { ...pageMeta, title: 'Pages/Account/Upload' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const ASKED = {
  kind: 'listed',
  documents: [
    { document: 'front', status: 'validationRequired' },
    { document: 'back', status: 'validationRequired' },
    { document: 'address', status: 'validationRequired' },
  ],
} as const;

function upload(
  given: Partial<Omit<UploadViewProps, 'texts' | 'form'>>,
  fileError?: 'missing',
): Story {
  return pageStory({
    at: given.sentHere?.includes('address') ? identityPaths.address : identityPaths.card,
    visitor: BETTOR,
    data: ({ texts, brand }) => ({
      texts: texts.verification,
      sentHere: ['front', 'back'] as const,
      standing: ASKED,
      document: 'front' as const,
      sent: null,
      refused: null,
      isManifestRead: true,
      next: null,
      size: '20 MB',
      locale: brand.locale,
      support: null,
      form: fileError && {
        values: {},
        errors: { [DOCUMENT_FILE]: texts.verification[`fileError.${fileError}`] },
        formError: null,
      },
      ...given,
    }),
    view: (data) => <UploadView {...data} />,
  });
}

export const Front: Story = {
  ...upload({}),
  name: 'KYC-07 step 1 of the card: a file is chosen',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText(/^(Escolher|Elegir)/)).toBeEnabled();
    await expect(canvasElement.querySelector('form[data-step="1"]')).toBeVisible();
  },
};
export const Sending: Story = {
  ...upload({}),
  name: 'An upload is said, its cancelling has the focus, and then the field again',
  tags: ['played', '!dev', '!autodocs'],
  parameters: unpictured,
  play: async ({ canvas, canvasElement }) => {
    const t = frameTexts(canvasElement, 'verification');
    const never = spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined));
    // The form reads its field: the file has to stand in it as the browser puts it there.
    const picked = new DataTransfer();
    picked.items.add(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'frente.jpg'));
    const field = canvas.getByLabelText<HTMLInputElement>(t['upload.pick']);
    field.files = picked.files;
    await fireEvent.change(field);
    await userEvent.click(canvas.getByRole('button', { name: t['upload.submit'] }));
    const cancel = await canvas.findByRole('button', { name: t['upload.cancel'] });
    await waitFor(() => expect(cancel).toHaveFocus());
    const said = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(said).toContain(t['upload.sending']);
    await userEvent.click(cancel);
    await waitFor(() => expect(canvas.getByLabelText(t['upload.pick'])).toHaveFocus());
    never.mockRestore();
  },
};
export const Back: Story = upload({ document: 'back', sent: 'front' });
export const Refused: Story = upload({}, 'missing');
export const Manifest: Story = upload({
  sentHere: ['address'],
  document: 'address',
  isManifestRead: false,
});
export const Address: Story = upload({ sentHere: ['address'], document: 'address' });
export const Sent: Story = upload({ document: null, sent: 'back', next: 'address' });
export const NothingToSend: Story = upload({ document: null });
export const NotAsked: Story = {
  ...upload({
    sentHere: ['address'],
    standing: { kind: 'listed', documents: ASKED.documents.slice(0, 2) },
    document: null,
    next: 'front',
  }),
  name: 'KYC-12 a proof of address that is not asked for leads to the card that is',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/não é pedido|no se pide/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Enviar (a|el) fr/ })).toBeVisible();
  },
};
export const Unread: Story = upload({ standing: { kind: 'unread' }, document: null });
