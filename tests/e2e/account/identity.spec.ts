import type { BrowserContext, Page } from '@playwright/test';
import type { Servers } from '../support/servers.ts';
import { SiteVisitor } from '../support/site-visitor.ts';
import { expect, mexicanTest, test } from '../support/test.ts';

const CARD = '/user-identification/identity-card';
const main = (page: Page) => page.getByRole('main');
const submit = (page: Page) => main(page).getByRole('button', { name: /Enviar documento/ });

async function logIn(username: string, servers: Servers, context: BrowserContext): Promise<void> {
  const visitor = new SiteVisitor(servers);
  await visitor.post('/login', { username, password: 'Vitrine!2024' });
  await context.addCookies(visitor.cookies);
}

let files = 0;

/** What files of an extension begin with. */
const BEGINNINGS: Readonly<Record<string, Buffer>> = {
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
  heic: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
  pdf: Buffer.from('%PDF-1.7\n'),
};

/** The bytes that a file of this name may have, its own: what somebody else has sent is a duplicate. */
function contentOf(name: string): Buffer {
  files += 1;
  const beginning = BEGINNINGS[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? Buffer.alloc(0);
  return Buffer.concat([beginning, Buffer.from(`${name} ${process.pid} ${Date.now()} ${files}`)]);
}

function file(name: string, bytes?: Buffer) {
  return { name, mimeType: 'application/octet-stream', buffer: bytes ?? contentOf(name) };
}

async function send(page: Page, given: ReturnType<typeof file>): Promise<void> {
  await main(page)
    .getByLabel(/^(Escolher|Elegir)/)
    .setInputFiles(given);
  await submit(page).click();
}

test('KYC-01 KYC-04 KYC-07 KYC-09 KYC-16 KYC-17 front and back are sent one after the other', async ({
  page,
  bettor,
  platform,
}) => {
  await page.goto('/withdrawal');
  await main(page).getByRole('link', { name: 'Verificar identidade' }).click();
  await expect(page).toHaveURL('/user-identification');
  const steps = main(page).getByRole('list', { name: 'Etapas da verificação' });
  await expect(steps.getByRole('listitem')).toHaveText([/Frente etapa atual/, /Verso a seguir/]);
  await main(page).getByRole('link', { name: 'Enviar a frente do documento' }).click();

  await expect(main(page).getByRole('group', { name: /Frente do documento/ })).toBeVisible();
  await send(page, file('Minha.Frente.JPG'));
  await expect(main(page).getByText('Frente enviada. Falta o verso.')).toBeVisible();
  await expect(main(page).getByRole('group', { name: /Verso do documento/ })).toBeVisible();
  await send(page, file('verso.heic'));
  await expect(main(page).getByText('Pronto: seu documento foi enviado.')).toBeVisible();

  const { documents, steps: told } = await platform.documents(bettor.email);
  expect(documents.map(({ type, status }) => [type, status])).toEqual([
    [1, -1],
    [3, -1],
  ]);
  const way = ['signedUrl', 'putFile', 'saveDocument'];
  expect(told.map(({ step }) => step)).toEqual([...way, ...way, 'statusCheck']);
  expect(told.every(({ outcome }) => outcome === 'succeeded')).toBe(true);

  await main(page).getByRole('link', { name: 'Ver a situação dos documentos' }).click();
  await expect(main(page).getByText('Recebemos seus documentos')).toBeVisible();
  for (const documentType of ['front', 'back']) {
    await platform.order('documents/decide', {
      email: bettor.email,
      documentType,
      status: 'unique',
    });
  }
  await expect(async () => {
    await page.goto('/user-identification');
    await expect(main(page).getByText('Identidade confirmada')).toBeVisible({ timeout: 500 });
  }).toPass();
  await main(page).getByRole('link', { name: 'Ir para o saque' }).click();
  await expect(main(page).getByText('Cadastre uma conta para receber')).toBeVisible();
});

test('KYC-04 KYC-05 after three tries by the store the file goes plainly', async ({
  page,
  bettor,
  platform,
}) => {
  await page.goto(CARD);
  await send(page, file('storage-fora.jpg'));
  await expect(main(page).getByText('Frente enviada. Falta o verso.')).toBeVisible();
  const { documents, steps } = await platform.documents(bettor.email);
  expect(documents.find(({ type }) => type === 1)?.status).not.toBe(0);
  const ends = steps.map(({ step, outcome }) => `${step} ${outcome}`);
  const failedTry = ['signedUrl succeeded', 'putFile failed'];
  expect(ends).toEqual([...failedTry, ...failedTry, ...failedTry, 'plainUpload succeeded']);
});

test('KYC-10 each fault of a file is told at the file, by its name, and nothing is sent', async ({
  page,
  bettor,
  platform,
}) => {
  const told = main(page).getByRole('group', { name: /Frente/ });
  await page.goto(CARD);
  await send(page, file('frente.exe'));
  await expect(told.getByText('Este tipo de arquivo não é aceito.')).toBeVisible();
  await expect(told.getByText(/frente\.exe/).first()).toBeVisible();
  await send(page, file('vazio.jpg', Buffer.alloc(0)));
  await expect(told.getByText('O arquivo está vazio.')).toBeVisible();
  await send(page, file('grande.jpg', Buffer.alloc(20 * 1024 * 1024 + 1)));
  await expect(told.getByText(/passa de 20\sMB/)).toBeVisible();
  await send(page, file('texto.jpg', Buffer.from('Frente do documento')));
  await expect(told.getByText('O conteúdo deste arquivo não é JPG')).toBeVisible();
  await send(page, file('programa.pdf', Buffer.from('MZ\x90\0', 'latin1')));
  await expect(told.getByText('O conteúdo deste arquivo não é JPG')).toBeVisible();
  expect((await platform.documents(bettor.email)).steps).toEqual([]);
  await send(page, file('upload-fora.jpg'));
  await expect(told.getByText('O arquivo não chegou.')).toBeVisible();
  await send(page, file('duplicado.jpg'));
  await expect(told.getByText('Este documento não é válido para esta conta')).toBeVisible();
  await send(page, file('frente.png'));
  await expect(main(page).getByText('Frente enviada. Falta o verso.')).toBeVisible();
});

test('KYC-10 without a file the page says to choose one', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  await page.goto(CARD);
  await submit(page).click();
  const told = main(page).getByRole('group', { name: /Frente/ });
  const field = main(page).getByLabel(/^Escolher/);
  const words = 'Escolha um arquivo ou tire uma foto do documento.';
  await expect(told.getByText(words)).toBeVisible();
  await expect(field).toHaveAccessibleDescription(words);
  if (javaScriptEnabled !== false) await expect(field).toBeFocused();
  expect((await platform.documents(bettor.email)).steps).toEqual([]);
});

test('KYC-09 a JPEG named as a PNG is sent as the JPEG that it is', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  await page.goto(CARD);
  // Without scripts the site sends it, which tests of its own show.
  const types: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') types.push(request.headers()['content-type']);
  });
  await send(page, file('frente.png', contentOf('frente.jpg')));
  await expect(main(page).getByText('Frente enviada. Falta o verso.')).toBeVisible();
  expect(types).toEqual(javaScriptEnabled ? ['image/jpeg'] : []);
  const { documents } = await platform.documents(bettor.email);
  expect(documents.find(({ type }) => type === 1)?.status).toBe(-1);
});

test('KYC-03 KYC-08 a duplicate that the back of the card shows leads to support', async ({
  page,
  bettor,
  platform,
}) => {
  await platform.order('documents/decide', {
    email: bettor.email,
    documentType: 'front',
    status: 'unique',
  });
  await page.goto(CARD);
  await expect(main(page).getByRole('group', { name: /Verso/ })).toBeVisible();
  await send(page, file('conta-duplicada.jpg'));
  await expect(
    main(page)
      .getByText(/não é válido para esta conta|já estão em outra conta/)
      .first(),
  ).toBeVisible();
  await page.goto('/user-identification');
  await expect(main(page).getByText('Seus dados já estão em outra conta')).toBeVisible();
  await expect(main(page).getByRole('link', { name: /suporte/i })).toBeVisible();
});

test('KYC-03 KYC-14 each status of a document has its words and its way on', async ({
  page,
  bettor,
  platform,
}) => {
  const row = main(page)
    .getByRole('list', { name: 'Situação dos seus documentos' })
    .getByRole('listitem')
    .filter({ hasText: 'Frente do documento' });
  const statuses = [
    ['inProcess', 'Em análise', false],
    ['rejected', 'Recusado', true],
    ['invalid', 'Inválido', true],
    ['validationRequired', 'Falta enviar', true],
    ['unique', 'Aprovado', false],
    ['photo', 'Falta uma foto', true],
    ['botRejected', 'Não reconhecido', true],
  ] as const;
  for (const [status, words, maySend] of statuses) {
    await platform.order('documents/decide', {
      email: bettor.email,
      documentType: 'front',
      status,
    });
    // The operator is asked at most once a second: until then the last answer stands.
    await expect(async () => {
      await page.goto('/user-identification');
      await expect(row.getByText(words, { exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(row.getByRole('link')).toHaveCount(maySend ? 1 : 0);
  }
});

test('KYC-06 the share sent is shown, and cancelling aborts and resets', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'without scripts the browser shows its own progress');
  let held = 0;
  await page.route('**/storage/**', () => void (held += 1));
  await page.goto(CARD);
  await send(page, file('frente.jpg', Buffer.alloc(300_000, contentOf('frente.jpg'))));
  await expect(main(page).getByRole('progressbar')).toBeVisible();
  await expect(main(page).getByText(/^\d+\s?%$/)).toBeVisible();
  await expect.poll(() => held).toBe(1);
  await main(page).getByRole('button', { name: 'Cancelar envio' }).click();
  await expect(main(page).getByRole('progressbar')).toHaveCount(0);
  await expect(submit(page)).toBeVisible();
  await expect
    .poll(async () => (await platform.documents(bettor.email)).steps.map(({ outcome }) => outcome))
    .toEqual(['succeeded', 'cancelled']);
  expect((await platform.documents(bettor.email)).documents[0]?.status).toBe(0);
});

test('KYC-11 SHELL-28 leaving while a file is on its way asks, and leaving cancels it', async ({
  page,
  bettor,
  platform,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled === false, 'without scripts the browser waits for the form');
  await page.route('**/storage/**', () => undefined);
  await page.goto('/user-identification');
  await main(page).getByRole('link', { name: 'Enviar a frente do documento' }).click();
  await expect(page).toHaveURL(/identity-card/);
  await send(page, file('frente.jpg'));
  await expect(main(page).getByRole('progressbar')).toBeVisible();
  await page.goBack();
  const question = page.getByRole('dialog', { name: 'Sair e cancelar o envio?' });
  await expect(question).toContainText('O envio dos seus documentos ainda está em andamento.');
  await question.getByRole('button', { name: 'Continuar enviando' }).click();
  await expect(question).toHaveCount(0);
  await page.goBack();
  await expect(question).toBeVisible();
  // The dimmed ground beside the question, which takes no click of the moment in which it appears.
  await expect(async () => {
    await page.mouse.click(8, 8);
    await expect(question).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(main(page).getByRole('progressbar')).toBeVisible();
  await expect(page).toHaveURL(/identity-card/);
  await page.goBack();
  await question.getByRole('button', { name: 'Sair e cancelar' }).click();
  await expect(page).toHaveURL(/\/user-identification$/);
  await expect
    .poll(async () => (await platform.documents(bettor.email)).steps.at(-1)?.outcome)
    .toBe('cancelled');
});

test('KYC-12 in Brazil no proof of address is asked for', async ({ page, bettor }) => {
  expect(bettor.email).not.toBe('');
  await page.goto('/user-identification/address');
  await expect(main(page).getByText('Nada para enviar aqui agora')).toBeVisible();
  await expect(main(page).getByText('Este documento não é pedido para a sua conta.')).toBeVisible();
  await expect(
    main(page).getByRole('link', { name: 'Enviar a frente do documento' }),
  ).toBeVisible();
  await expect(submit(page)).toHaveCount(0);
});

test('KYC-15 REG-10 the national id asks for the details, with the places of the address', async ({
  page,
  context,
  servers,
  platform,
  javaScriptEnabled,
}) => {
  /** Without scripts a button shows the list below. */
  const showNext = async () => {
    if (javaScriptEnabled === false) {
      await main(page).getByRole('button', { name: 'Mostrar as opções seguintes' }).click();
    }
  };
  await logIn('validacao-2@vitrine.example', servers, context);
  await page.goto(CARD);
  await expect(page).toHaveURL('/complete-profile');
  const change = main(page).getByRole('link', { name: /^(Preencher|Corrigir) meus dados$/ });
  await change.click();
  await expect(page).toHaveURL('/complete-profile/user-details');
  await page.getByRole('textbox', { name: 'Celular' }).fill('1');
  await page.getByRole('textbox', { name: 'Endereço' }).fill(`Rua das Flores, ${Date.now()}`);
  await main(page).getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(main(page).getByText('Informe o celular com DDD').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Celular' }).fill('11987654321');
  await main(page).getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(main(page).getByText('Preencha este campo.').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'País' })).toHaveValue('BR');
  await page.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'São Paulo' });
  await showNext();
  await page.getByRole('combobox', { name: 'Cidade' }).selectOption({ label: 'Campinas' });
  await showNext();
  await expect(page.getByRole('textbox', { name: 'Celular' })).toHaveValue('11987654321');
  await main(page).getByRole('button', { name: 'Salvar e continuar' }).click();
  await expect(page).toHaveURL('/complete-profile');
  await expect(main(page).getByText('Cadastro completo')).toBeVisible();
  const { address } = await platform.account('validacao-2@vitrine.example');
  expect(address).toMatch(/^Rua das Flores, \d+, (.+, )?Campinas, São Paulo$/);
});

test('KYC-15 the check of the face leads to its provider, and the page says how it ended', async ({
  page,
  context,
  servers,
}) => {
  await logIn('validacao-3@vitrine.example', servers, context);
  await page.goto('/complete-profile');
  await expect(page).toHaveURL('/user-identification');
  await expect(
    main(page).getByRole('list', { name: 'Situação dos seus documentos' }),
  ).toBeVisible();

  await logIn('validacao-4@vitrine.example', servers, context);
  await page.goto('/user-identification/address');
  await expect(page).toHaveURL('/user-identification');
  await expect(main(page).getByRole('list', { name: 'Situação dos seus documentos' })).toHaveCount(
    0,
  );
  await main(page)
    .getByRole('link', { name: /^(Começar a verificação|Tentar de novo)$/ })
    .click();
  await page.getByRole('button', { name: 'Enviar e recusar' }).click();
  await expect(main(page).getByText('Não conseguimos confirmar')).toBeVisible();
  await main(page).getByRole('link', { name: 'Tentar de novo' }).click();
  await page.getByRole('button', { name: 'Enviar e aprovar' }).click();
  await expect(main(page).getByText('Identidade confirmada')).toBeVisible();
});

mexicanTest(
  'KYC-12 in Mexico a proof of address is always asked for',
  async ({ page, context, servers, platform }) => {
    const email = 'sem-documentos@vitrine.example';
    for (const documentType of ['front', 'back']) {
      await platform.order('documents/decide', { email, documentType, status: 'unique' });
    }
    await logIn(email, servers, context);
    await page.goto('/user-identification');
    await main(page).getByRole('link', { name: 'Enviar el comprobante' }).click();
    await expect(main(page).getByText('Sirve uno de estos')).toBeVisible();
    await main(page).getByRole('link', { name: 'Ya tengo el comprobante' }).click();
    await send(page, file('Recibo.de.luz.pdf'));
    await expect(main(page).getByText('Listo: tu documento fue enviado.')).toBeVisible();
    const { documents } = await platform.documents(email);
    expect(documents.find(({ type }) => type === 2)?.status).toBe(-1);
  },
);
