import type { Page } from '@playwright/test'

/** A busy machine is slow, not wrong: the figures are printed, and this only tells live from lost. */
export const mostMilliseconds = 10_000

/** Where the verified alumni are listed, and where those who wait are. */
export const desk = '/AdminDashboard/view-alumni'
export const requested = `${desk}?tab=requested`

/** The row of somebody in the list. */
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
/** A button in the row of just that person. */
export const inRow = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action} ${name}`, exact: true })
/** The window with the details. */
export const details = (page: Page) => page.getByRole('dialog', { name: 'Alumni Details' })
/** The window with the form. */
export const form = (page: Page) => page.getByRole('dialog', { name: 'Edit Alumni Details' })
/** Answers the question that is asked. */
export const confirm = (page: Page, action: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: action, exact: true }).click()

/** Waits until the list is there. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByText(/^\d+ alumn(us|i) shown$/).waitFor()
}
