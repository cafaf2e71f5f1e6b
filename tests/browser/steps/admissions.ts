import type { Page } from '@playwright/test'
import { call, json } from '../../support/call.ts'

export const section = '/AdminDashboard/admissions'

export const decide = (token: string, id: string, decision: object) =>
  call(`PUT /admin/application/${id}`, { token, ...json(decision) })

export const rowOf = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
export const openDetails = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Details of ${name}`) }).click()

/** A skeleton row has no `<time>`. */
export async function openList(page: Page, query = ''): Promise<void> {
  await page.goto(section + query)
  await page.getByRole('row').locator('time').first().waitFor()
}

export async function openDetailsById(page: Page, id: string): Promise<void> {
  await page.goto(`${section}?open=${id}`)
  await page.getByRole('form', { name: 'Decide' }).waitFor()
}
