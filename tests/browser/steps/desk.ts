import type { Locator, Page } from '@playwright/test'
import type { Person as Account } from '../../support/people.ts'
import { logins } from '../../support/suite.ts'
import { login } from './account.ts'

/** Signs an admin in and waits for the desk. */
export async function signInToDesk(
  page: Page,
  { uname, psw }: Pick<Account, 'uname' | 'psw'> = logins.admin,
): Promise<void> {
  await page.goto('/login')
  await login(page, uname, psw)
  await page.waitForURL('**/AdminDashboard')
}

/** Opens View News as a signed-in admin, optionally with a search, and waits for the list. */
export async function openNotices(page: Page, search = ''): Promise<void> {
  await page.goto(`/AdminDashboard${search && `?q=${search}`}`)
  await page
    .getByRole('button', { name: /^Edit / })
    .or(page.getByText('No records found'))
    .first()
    .waitFor()
}

/** The row of a notice in the office's list. */
export const rowOf = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title })

/** Opens the dialog that edits a notice of the list. */
export async function openEdit(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${title}`, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit notice' })
  await dialog
    .getByText(/^(Notice published|Notice changed|Nothing has been recorded)/i)
    .first()
    .waitFor()
  return dialog
}

/** Opens the dialog that adds a notice. */
export async function openAdd(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a notice' })
  await dialog.waitFor()
  return dialog
}

/** The field of a notice's title, beside that of its Hindi title. */
export const titleField = (form: Locator): Locator =>
  form.getByRole('textbox', { name: 'Title', exact: true })

/** A date as a `datetime-local` value in India's time, to the minute. */
export const boxOf = (moment: Date): string =>
  new Date(moment.getTime() + 5.5 * 60 * 60_000).toISOString().slice(0, 16)

/** A file as `setInputFiles` takes it. */
export async function payloadOf(file: File): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) }
}
