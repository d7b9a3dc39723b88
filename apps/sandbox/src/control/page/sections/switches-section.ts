import { FLAG_NAMES } from '@vitrine/upstream/contract/shell/flags';
import { MAINTENANCE_NAMES } from '../../../flags/maintenance.ts';
import { order, type Choice, type PageSection } from '../control-form.ts';
import { factList } from '../page-frame.ts';
import type { PageServices } from '../page-services.ts';

const ON_OFF: readonly Choice[] = [
  { value: 'false', text: 'off' },
  { value: 'true', text: 'on' },
];

/** Flags, maintenance and the announcement. */
export function switchesSection({ flags, maintenance }: PageServices): PageSection {
  const isLimit = (name: (typeof FLAG_NAMES)[number]) => typeof flags.read(name) === 'number';
  const flagText = (name: (typeof FLAG_NAMES)[number]) =>
    `${name}: ${JSON.stringify(flags.read(name))}`;
  const off = FLAG_NAMES.filter((name) => flags.read(name) === false);
  const closed = MAINTENANCE_NAMES.filter((name) => maintenance.isClosed(name));
  return {
    id: 'switches',
    title: 'Flags and maintenance',
    facts: factList([
      ['Flags that are off', off.join(', ') || 'none'],
      ['In maintenance', closed.join(', ') || 'nothing'],
    ]),
    forms: [
      {
        action: 'flag',
        title: 'Switch a flag',
        fields: [
          {
            kind: 'select',
            name: 'name',
            label: 'Flag',
            choices: FLAG_NAMES.filter((name) => !isLimit(name)).map((name) => ({
              value: name,
              text: flagText(name),
            })),
          },
          { kind: 'select', name: 'value', label: 'Value', choices: ON_OFF },
        ],
        button: 'Switch',
        done: 'The flag is switched.',
        orders: ({ name, value }) => order('flags', { name, value: value === 'true' }),
      },
      {
        action: 'flag-limit',
        title: 'Set a limit',
        fields: [
          {
            kind: 'select',
            name: 'name',
            label: 'Limit',
            choices: FLAG_NAMES.filter(isLimit).map((name) => ({
              value: name,
              text: flagText(name),
            })),
          },
          { kind: 'number', name: 'value', label: 'Amount', value: '1000' },
        ],
        button: 'Set',
        done: 'The limit is set.',
        orders: ({ name, value }) => order('flags', { name, value: Number(value) }),
      },
      {
        action: 'maintenance',
        title: 'Maintenance',
        fields: [
          {
            kind: 'select',
            name: 'name',
            label: 'What',
            choices: MAINTENANCE_NAMES.map((name) => ({
              value: name,
              text: maintenance.isClosed(name) ? `${name}: on` : name,
            })),
          },
          { kind: 'select', name: 'value', label: 'Maintenance', choices: ON_OFF, value: 'true' },
        ],
        button: 'Switch',
        done: 'The maintenance is switched.',
        orders: ({ name, value }) => order('maintenance', { name, value: value === 'true' }),
      },
      {
        action: 'announcement',
        title: 'Announce something',
        fields: [
          { kind: 'text', name: 'title', label: 'Title' },
          { kind: 'text', name: 'description', label: 'Text; neither takes it back' },
        ],
        button: 'Announce',
        done: 'The announcement is set.',
        orders: ({ title = '', description = '' }) =>
          order('announcement', {
            isActive: title !== '' || description !== '',
            title,
            description,
          }),
      },
    ],
  };
}
