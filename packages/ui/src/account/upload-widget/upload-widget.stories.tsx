import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DocumentFault } from '@vitrine/betting/account/document-check';
import type { FileError } from '@vitrine/betting/account/document-file';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { UploadStory } from '../../stories/account/upload-story.tsx';

const meta = {
  title: 'Account/Upload widget',
  component: UploadStory,
  args: { kind: 'front', onFile: fn(), onCancel: fn(), onRetry: fn() },
} satisfies Meta<typeof UploadStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A picture as a phone would give it, small. */
async function photo(name = 'frente.png'): Promise<File> {
  const canvas = new OffscreenCanvas(320, 200);
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('No canvas to draw a photo on.');
  ink.fillStyle = 'rgb(190 210 200)';
  ink.fillRect(0, 0, 320, 200);
  ink.fillStyle = 'rgb(60 80 90)';
  ink.fillRect(24, 40, 80, 110);
  ink.fillRect(130, 50, 160, 14);
  ink.fillRect(130, 84, 120, 14);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

const pickLabel = /Escolher arquivo|Elegir archivo/;
const anotherLabel = /Escolher outro|Elegir otro/;

export const Empty: Story = {
  name: 'A file input of the form around it',
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(pickLabel);
    await expect(input).toHaveAttribute('type', 'file');
    await expect(input).toHaveAttribute('name', 'file');
    await expect(input).toHaveAttribute('accept', '.jpg,.jpeg,.pdf,.png,.gif,.heic,.heif');
    await expect(canvas.getByLabelText(/foto/i, { selector: 'input' })).toHaveAttribute(
      'capture',
      'environment',
    );
  },
};
export const Back: Story = { args: { kind: 'back' } };
export const Address: Story = { args: { kind: 'address' } };

export const Picture: Story = {
  name: 'A picture is shown before it is sent, and stays in its input',
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(pickLabel);
    await userEvent.upload(input, await photo());
    await expect(args.onFile).toHaveBeenCalledOnce();
    await expect(canvas.getByText('frente.png')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('canvas')?.width).toBe(320));
    await expect(input).toBeInTheDocument();
    await expect(input.files?.[0]?.name).toBe('frente.png');
  },
};

export const Pdf: Story = {
  name: 'A PDF has a sign in place of a preview',
  args: { kind: 'address' },
  play: async ({ canvas, canvasElement }) => {
    const bill = new File(['%PDF-1.7'], 'Conta.de.luz.PDF', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(pickLabel), bill);
    await expect(canvasElement.querySelector('[data-preview=pdf]')).toBeVisible();
    await expect(canvas.getByText('Conta.de.luz.PDF')).toBeVisible();
  },
};

export const Heic: Story = {
  name: 'A HEIC photo that the browser can’t draw is told to be sent as it is',
  play: async ({ canvas, canvasElement }) => {
    const live = new File(['heic'], 'IMG_0042.HEIC', { type: 'image/heic' });
    await userEvent.upload(canvas.getByLabelText(pickLabel), live);
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-preview=heic]')).toBeInTheDocument(),
    );
    await expect(canvas.getByText(/HEIC\. /)).toBeVisible();
  },
};

export const DrawnHeic: Story = {
  name: 'A HEIC photo is shown where the browser can draw it',
  play: async ({ canvas, canvasElement }) => {
    // The bytes of a picture that every browser draws stand for a photo that this one can read.
    const live = await photo('IMG_0043.HEIC');
    await userEvent.upload(canvas.getByLabelText(pickLabel), live);
    await waitFor(() => expect(canvasElement.querySelector('canvas')?.width).toBe(320));
  },
};

export const BrokenPicture: Story = {
  name: 'A picture that can’t be drawn has a sign too',
  play: async ({ canvas, canvasElement }) => {
    const broken = new File(['not a picture'], 'frente.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText(pickLabel), broken);
    await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeInTheDocument());
    await expect(canvas.getByText('frente.jpg')).toBeVisible();
  },
};

export const Sending: Story = {
  name: 'KYC-06 progress is a percentage, and cancelling forgets the file',
  args: { percent: 42 },
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(pickLabel);
    await userEvent.upload(input, await photo());
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '42');
    await expect(canvas.getByText(/^42\s?%$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Cancelar/ }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(input.files).toHaveLength(0);
    await expect(canvas.queryByText('frente.png')).not.toBeInTheDocument();
  },
};

export const Sent: Story = {
  args: { sent: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/enviado/);
  },
};

function refused(code: number, fileError: FileError | DocumentFault, words: RegExp): Story {
  return {
    name: `KYC-10 error ${code}, ${fileError}`,
    args: { fileError },
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('alert')).toHaveTextContent(words);
      const input = canvas.getByLabelText(pickLabel);
      await expect(input).toBeInvalid();
      await expect(input).toHaveAccessibleDescription(words);
    },
  };
}

export const NoError: Story = {
  name: 'KYC-10 error 0, none',
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await expect(canvas.getByLabelText(pickLabel)).not.toHaveAttribute('aria-invalid');
  },
};
export const ExtensionInvalid = refused(1, 'extensionInvalid', /não é aceito|no se acepta/);
export const SizeInvalid = refused(2, 'sizeInvalid', /10\s?MB/);
export const ContentInvalid = refused(1, 'contentInvalid', /O conteúdo|El contenido/);
export const EmptyFile = refused(2, 'empty', /está vazio|está vacío/);
export const Missing: Story = {
  ...refused(0, 'none', /^(Escolha um arquivo|Elige un archivo)/),
  name: 'KYC-10 no file was chosen',
  args: { fileError: 'missing' },
};
export const CurpInvalid = refused(4, 'curpInvalid', /não confere|no coincide/);

export const GenericError: Story = {
  name: 'KYC-10 error 3, generic, can be tried again with the same file',
  args: { fileError: 'generic' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/não chegou|no llegó/);
    const file = await photo();
    await userEvent.upload(canvas.getByLabelText(pickLabel), file);
    await expect(canvas.getByText(anotherLabel)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /de novo|de nuevo/ }));
    await expect(args.onRetry).toHaveBeenCalledWith(file);
  },
};
