import type { Page } from '@playwright/test'

export const desk = '/AdminDashboard/view-alumni'
export const requested = `${desk}?tab=requested`

export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
export const inRow = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action} ${name}`, exact: true })
export const details = (page: Page) => page.getByRole('dialog', { name: 'Alumni Details' })
export const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Alumni Details' })

export async function confirm(page: Page, action: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: action, exact: true }).click()
  await question.waitFor({ state: 'hidden' })
}

export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page
    .getByText(/^\d+ alumn(us|i) shown$/)
    .or(page.getByText(/^No (Verified|Requested) Records Found$/))
    .waitFor()
}
