import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type DocumentStatus,
  documentStanding,
  maySendDocument,
} from '@vitrine/betting/document-status';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { expect, within } from 'storybook/test';
import { Texts } from '../../../../.storybook/story-brand.tsx';
import type { DocumentKind } from '../document-drawing/document-drawing.tsx';
import { DocumentStatusList, type ShownDocument } from './document-status-list.tsx';

type VerificationTexts = Namespaces['verification'];
type Listed = readonly [DocumentKind, DocumentStatus];

/** In the order of the operator's codes, -3 to 5. Source: 1§4. */
const everyStatus: readonly Listed[] = [
  ['front', 'invalid'],
  ['back', 'rejected'],
  ['address', 'inProcess'],
  ['address', 'validationRequired'],
  ['front', 'unique'],
  ['front', 'duplicated'],
  ['back', 'photo'],
  ['back', 'botRejected'],
];

function actionOf(t: VerificationTexts, kind: DocumentKind, status: DocumentStatus) {
  const standing = documentStanding(status);
  if (standing === 'blocked') {
    return { href: '#support', text: t['status.support'], label: t['status.support'] };
  }
  if (!maySendDocument(standing)) return undefined;
  const text = t[standing === 'toSend' ? 'status.send' : 'status.sendAgain'];
  const label = formatText(t['status.actionOn'], {
    action: text,
    document: t[`document.${kind}`],
  });
  return { href: `#${kind}`, text, label };
}

function shown(t: VerificationTexts, [kind, status]: Listed): ShownDocument {
  return {
    kind,
    name: t[`document.${kind}`],
    standing: documentStanding(status),
    statusText: t[`status.${status}`],
    text: t[`status.${status}Text`],
    action: actionOf(t, kind, status),
  };
}

function Documents({ documents }: { readonly documents: readonly Listed[] }) {
  return (
    <Texts of="verification">
      {(t) => (
        <div className="mx-auto max-w-content">
          <DocumentStatusList
            label={t['status.label']}
            documents={documents.map((document) => shown(t, document))}
          />
        </div>
      )}
    </Texts>
  );
}

const meta = {
  title: 'Verification/Document status list',
  component: Documents,
  args: { documents: everyStatus },
} satisfies Meta<typeof Documents>;

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
