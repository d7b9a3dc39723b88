import type { APIResponse, Locator, Page } from '@playwright/test';

/** What stands against a form, or against placing a slip. */
export function alert(page: Page): Locator {
  return page.getByRole('alert');
}

export async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
}

/** A form of the page, posted beside it and followed nowhere. */
export function post(page: Page, path: string, form: Record<string, string>): Promise<APIResponse> {
  const headers = { Origin: new URL(page.url()).origin };
  return page.request.post(path, { form, headers, maxRedirects: 0 });
}

/** Types a date, given as `1991-04-23`, into its three fields. */
export async function typeDate(page: Page, label: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  const parts = page.getByRole('group', { name: label });
  await parts.getByLabel('Dia').fill(day);
  await parts.getByLabel('Mês').fill(month);
  await parts.getByLabel('Ano').fill(year);
}
