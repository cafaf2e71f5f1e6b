import type { Page } from '@playwright/test'
import { call, json } from '../../support/call.ts'

/** The address of the office's applications. */
export const section = '/AdminDashboard/admissions'

/** Decides about one by `decideApplication`, as another admin might. */
export const decide = (token: string, id: string, decision: object) =>
  call(`PUT /admin/application/${id}`, { token, ...json(decision) })

/** The row that holds this text. */
export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
/** Opens the details of the applicant with this name. */
export const openDetails = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Details of ${name}`) }).click()

/** Opens the list and waits for its first row; a skeleton row has no `<time>`. */
export async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(section + query)
  await page.getByRole('row').locator('time').first().waitFor()
}

/** Opens an application's details and waits for them. */
export async function openDetailsById(page: Page, id: string): Promise<void> {
  await page.goto(`${section}?open=${id}`)
  await page.getByRole('form', { name: 'Decide' }).waitFor()
}
