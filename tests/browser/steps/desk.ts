import type { Locator, Page } from '@playwright/test'
import type { Person as Account } from '../../support/people.ts'
import { logins } from '../../support/suite.ts'
import { login } from './account.ts'

export async function signInToDesk(
  page: Page,
  { uname, psw }: Pick<Account, 'uname' | 'psw'> = logins.admin,
): Promise<void> {
  await page.goto('/login')
  await login(page, uname, psw)
  await page.waitForURL('**/AdminDashboard')
}

export async function openNotices(page: Page, search = ''): Promise<void> {
  await page.goto(`/AdminDashboard${search && `?q=${search}`}`)
  await page
    .getByRole('button', { name: /^Edit / })
    .or(page.getByText('No records found'))
    .first()
    .waitFor()
}

export const rowOf = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title })

export async function openEdit(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit notice' })
  await dialog
    .getByText(/^(Notice published|Notice changed|Nothing has been recorded)/i)
    .first()
    .waitFor()
  return dialog
}

export async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a notice' })
  await dialog.waitFor()
  return dialog
}

export const titleField = (form: Locator): Locator =>
  form.getByRole('textbox', { name: 'Title', exact: true })

/** Formats a date as a `datetime-local` value in India's time, to the minute. */
export const inputOf = (time: Date): string =>
  new Date(time.getTime() + 5.5 * 60 * 60_000).toISOString().slice(0, 16)

export async function payloadOf(file: File): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
}
