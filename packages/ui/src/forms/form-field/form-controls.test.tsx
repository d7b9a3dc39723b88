import { type ReactElement, cloneElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { EmailField } from '../email-field/email-field.tsx';
import { MoneyField } from '../money-field/money-field.tsx';
import { NationalIdField } from '../national-id-field/national-id-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { PHONE_WRITINGS, PhoneField } from '../phone-field/phone-field.tsx';
import { PinField } from '../pin-field/pin-field.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { Select } from '../select/select.tsx';
import { StakeField } from '../../bet-slip/stake-field/stake-field.tsx';
import { Switch } from '../switch/switch.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';

const words = {
  id: 'answer',
  name: 'answer',
  label: 'Resposta',
  hint: 'Como no documento',
  error: 'Confira a resposta.',
};

const controls: Readonly<Record<string, ReactElement>> = {
  Checkbox: <Checkbox {...words} />,
  EmailField: <EmailField {...words} />,
  MoneyField: (
    <MoneyField
      {...words}
      currencySymbol="R$"
      writing={{ decimalSeparator: ',', currency: 'BRL' }}
    />
  ),
  NationalIdField: <NationalIdField {...words} />,
  PasswordField: <PasswordField {...words} showLabel="Mostrar" hideLabel="Ocultar" />,
  PhoneField: <PhoneField {...words} {...PHONE_WRITINGS.BR} />,
  PinField: <PinField {...words} />,
  Select: (
    <Select {...words}>
      <option>Sim</option>
    </Select>
  ),
  StakeField: (
    <StakeField
      {...words}
      defaultValue=""
      currencySymbol="R$"
      writing={{ decimalSeparator: ',', currency: 'BRL' }}
    />
  ),
  Switch: <Switch {...words} />,
  TextArea: <TextArea {...words} />,
  TextField: <TextField {...words} />,
};

/** The opening tag that carries the name, which is the control itself. */
function controlIn(markup: string): string {
  return /<(?:input|select|textarea)[^>]*\bname="answer"[^>]*>/.exec(markup)?.[0] ?? '';
}

describe.each(Object.keys(controls))('%s', (name) => {
  const control = controls[name] as ReactElement;
  const markup = renderToStaticMarkup(control);
  const tag = controlIn(markup);

  it('is one native control with a label', () => {
    expect(markup.match(/\bname="answer"/g)).toHaveLength(1);
    expect(tag).toContain('id="answer"');
    expect(markup).toMatch(/<label[^>]*for="answer"/);
  });

  it('is described by its error and its hint, and is marked as wrong', () => {
    const [, ids = ''] = /aria-describedby="([^"]+)"/.exec(tag) ?? [];
    for (const id of ids.split(' ')) expect(markup).toContain(`id="${id}"`);
    expect(ids).toMatch(/^answer-error answer-hint\b/);
    expect(tag).toContain('aria-invalid="true"');
    expect(markup).toMatch(/<svg[^>]*>.*Confira a resposta\./);
  });

  it('takes attributes and further descriptions, which never undo its own', () => {
    const given = { 'data-testid': 'own', required: true, 'aria-describedby': 'more' };
    const more = controlIn(renderToStaticMarkup(cloneElement(control, given)));
    expect(more).toContain('data-testid="own"');
    expect(more).toContain('required=""');
    expect(more).toMatch(/aria-describedby="answer-error answer-hint [^"]*\bmore"/);
  });
});

it('a search field is named by a label that need not be seen', () => {
  const markup = renderToStaticMarkup(
    <SearchField id="answer" name="answer" label="Buscar" clearLabel="Limpar" />,
  );
  expect(markup).toMatch(/<div class="sr-only"><label for="answer"/);
  expect(controlIn(markup)).toContain('type="search"');
});

it('a field that may stay empty says so in its label', () => {
  const markup = renderToStaticMarkup(
    <TextField name="answer" label="Resposta" optional="opcional" />,
  );
  expect(markup).toMatch(/<label[^>]*>Resposta<span[^>]*> \(opcional\)<\/span><\/label>/);
  expect(controlIn(markup)).not.toContain('aria-invalid');
});
