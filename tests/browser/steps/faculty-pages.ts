import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

export const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('a[href*="/faculty-profile/"]') })

export const card = (page: Page, name: string) => cards(page).filter({ hasText: name })

export const nameHeading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })

export const newName = (name: string) => `${name} ${randomUUID().slice(0, 6)}`

export async function seePhotos(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('main img')].map((photo) => {
        photo.loading = 'eager'
        return photo.decode().catch((error) => {
          // The photo may have been removed from the page.
          if (photo.isConnected) throw error
        })
      }),
    ),
  )
}
