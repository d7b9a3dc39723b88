import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { type StoryDocument, DocumentsStory } from '../../stories/account/documents-story.tsx';

/** In the order of the operator's codes, -3 to 5. Source: 1§4. */
const everyStatus: readonly StoryDocument[] = [
  ['front', 'invalid'],
  ['back', 'rejected'],
  ['address', 'inProcess'],
  ['address', 'validationRequired'],
  ['front', 'unique'],
  ['front', 'duplicated'],
  ['back', 'photo'],
  ['back', 'botRejected'],
];

const meta = {
  title: 'Account/Document status list',
  component: DocumentsStory,
  args: { documents: everyStatus },
} satisfies Meta<typeof DocumentsStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStatus: Story = {
  name: 'KYC-14 each status code has its words, and a way on where there is one',
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    const standings = rows.map((row) => row.dataset['standing']);
    await expect(standings).toEqual([
      'refused',
      'refused',
      'inReview',
      'toSend',
      'accepted',
      'blocked',
      'toSend',
      'refused',
    ]);
    const words = [
      /Inválido/,
      /Recusado|Rechazado/,
      /Em análise|En revisión/,
      /Falta enviar/,
      /Aprovado|Aprobado/,
      /Duplicado/,
      /Falta uma foto|Falta una foto/,
      /Não reconhecido|No reconocido/,
    ];
    for (const [position, row] of rows.entries()) {
      const word = words[position];
      if (word) await expect(within(row).getByText(word)).toBeVisible();
    }
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
  },
};

export const AllApproved: Story = {
  args: {
    documents: [
      ['front', 'unique'],
      ['back', 'unique'],
    ],
  },
};

export const NothingSent: Story = {
  args: {
    documents: [
      ['front', 'validationRequired'],
      ['back', 'validationRequired'],
      ['address', 'validationRequired'],
    ],
  },
};
