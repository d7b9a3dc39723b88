import { DOCUMENT_STATUS, DOCUMENT_TYPE } from '@vitrine/upstream/contract/account/documents';
import { choicesOf, order, type PageSection } from '../control-form.ts';
import { factList } from '../page-frame.ts';
import type { Chosen, PageServices } from '../page-services.ts';

const TYPES = Object.keys(DOCUMENT_TYPE);
const STATUSES = Object.keys(DOCUMENT_STATUS);

function nameOf(codes: Readonly<Record<string, number>>, code: number): string {
  return Object.keys(codes).find((name) => codes[name] === code) ?? String(code);
}

/** The documents of the chosen bettor. */
export function documentsSection({ documents }: PageServices, { bettor }: Chosen): PageSection {
  const section = { id: 'documents', title: 'Documents' };
  if (!bettor) return { ...section, facts: '', forms: [] };
  const { email, id } = bettor;
  return {
    ...section,
    facts: factList(
      documents
        .statesOf(id)
        .map(({ type, status }) => [nameOf(DOCUMENT_TYPE, type), nameOf(DOCUMENT_STATUS, status)]),
    ),
    forms: [
      {
        action: 'approve-documents',
        title: 'Approve every document',
        fields: [],
        button: 'Approve',
        done: 'Every document is approved.',
        orders: () =>
          TYPES.map((documentType) => ({
            path: 'documents/decide',
            body: { email, documentType, status: 'unique' },
          })),
      },
      {
        action: 'decide-document',
        title: 'Decide one document',
        fields: [
          { kind: 'select', name: 'documentType', label: 'Document', choices: choicesOf(TYPES) },
          {
            kind: 'select',
            name: 'status',
            label: 'Status',
            choices: choicesOf(STATUSES),
            value: 'rejected',
          },
        ],
        button: 'Decide',
        done: 'The document is decided.',
        orders: ({ documentType, status }) =>
          order('documents/decide', { email, documentType, status }),
      },
      {
        action: 'require-address',
        title: 'Ask for a proof of address',
        fields: [
          {
            kind: 'select',
            name: 'isRequired',
            label: 'It is asked for',
            choices: choicesOf(['yes', 'no']),
          },
        ],
        button: 'Set',
        done: 'It is set, where the country leaves it open.',
        orders: ({ isRequired }) =>
          order('documents/address', { email, isRequired: isRequired === 'yes' }),
      },
    ],
  };
}
