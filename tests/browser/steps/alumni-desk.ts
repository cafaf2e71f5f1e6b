import type { Page } from '@playwright/test'

/** The addresses of the verified and of the requested alumni. */
export const desk = '/AdminDashboard/view-alumni'
export const requested = `${desk}?tab=requested`

/** The row of a person in the list. */
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
/** A button in the row of exactly this person. */
export const inRow = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action} ${name}`, exact: true })
/** The dialog with the details. */
export const details = (page: Page) => page.getByRole('dialog', { name: 'Alumni Details' })
/** The dialog with the form. */
export const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Alumni Details' })

/** Answers the confirmation, and waits until it is closed. */
export async function confirm(page: Page, action: string): Promise<void> {
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: action, exact: true }).click()
  await question.waitFor({ state: 'hidden' })
}

/** Opens the list and waits until it is loaded, even if it is empty. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page
    .getByText(/^\d+ alumn(us|i) shown$/)
    .or(page.getByText(/^No (Verified|Requested) Records Found$/))
    .waitFor()
}
